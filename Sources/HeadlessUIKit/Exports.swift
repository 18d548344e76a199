// UIKit re-exports Foundation; code written for it relies on that.
@_exported import Foundation
