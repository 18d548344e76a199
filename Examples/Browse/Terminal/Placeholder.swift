import BrowseCore
