#if hasFeature(Embedded)
  /// The page in which the program runs; `waymark.js` is its other side.
  ///
  /// ```swift
  /// @_expose(wasm, "start")
  /// @_cdecl("start")
  /// public func start() { BrowserPage.start { page in App(page) } }
  /// ```
  @MainActor
  public final class BrowserPage: Page {
    private static var shared: BrowserPage?
    private static var app: AnyObject?
    fileprivate var room: UnsafeMutableBufferPointer<UInt8> = .init(start: nil, count: 0)

    /// The receiver of all that the user does.
    public var user: (any PageUser)?
    /// The entry at which the page was loaded.
    public private(set) var firstEntry = PageEntry(link: "/", index: 0, tree: nil)
    /// The entries that the browser tells.
    public private(set) var knownEntries: [PageEntry] = []

    /// Makes the app of this page, which is kept as long as the page is.
    ///
    /// - Parameter makeApp: Makes the app.
    public nonisolated static func start(_ makeApp: @escaping @MainActor (BrowserPage) -> AnyObject) {
      onMain {
        let page = BrowserPage()
        shared = page
        pageEntries()
        if let first = page.knownEntries.first { page.firstEntry = first }
        app = makeApp(page)
      }
    }

    /// A page has one thread, so whoever calls is on it.
    fileprivate nonisolated static func onMain(_ body: @escaping @MainActor () -> Void) {
      unsafeBitCast(body, to: (() -> Void).self)()
    }

    fileprivate static func with(_ body: @MainActor (BrowserPage) -> Void) {
      if let shared { body(shared) }
    }

    /// The text that the glue has written into the room made for it.
    fileprivate var text: String { String(decoding: room, as: UTF8.self) }

    fileprivate func makeRoom(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
      room.deallocate()
      room = .allocate(capacity: count)
      return room.baseAddress
    }

    fileprivate func note(_ entry: PageEntry) { knownEntries.append(entry) }

    // MARK: Page

    /// Makes an element.
    public func create(_ node: PageNode, _ tag: String) { pass(tag) { pageCreate(node, $0, $1) } }
    /// Puts an element into another one.
    public func insert(_ node: PageNode, into parent: PageNode, before next: PageNode?) {
      pageInsert(node, parent, next ?? -1)
    }
    /// Takes an element out of the document.
    public func detach(_ node: PageNode) { pageDetach(node) }
    /// Forgets an element.
    public func release(_ node: PageNode) { pageRelease(node) }
    /// Sets an attribute, or removes it.
    public func set(_ node: PageNode, _ attribute: String, _ value: String?) {
      pass(attribute) { name, count in
        guard let value else { return pageSet(node, name, count, nil, -1) }
        pass(value) { pageSet(node, name, count, $0, $1) }
      }
    }
    /// Replaces all that is in an element with a text.
    public func setText(_ node: PageNode, _ text: String) { pass(text) { pageText(node, $0, $1) } }
    /// Sets what a field holds.
    public func setValue(_ node: PageNode, _ value: String) { pass(value) { pageValue(node, $0, $1) } }
    /// Passes an event of an element on.
    public func listen(_ node: PageNode, to event: String) { pass(event) { pageListen(node, $0, $1) } }
    /// Moves the focus.
    public func focus(_ node: PageNode) { pageFocus(node) }
    /// The innermost known element with the focus.
    public var focused: PageNode? {
      let node = pageFocused()
      return node < 0 ? nil : node
    }
    /// Shows a dialog over all else.
    public func showDialog(_ node: PageNode) { pageDialog(node, 1) }
    /// Closes a dialog.
    public func closeDialog(_ node: PageNode) { pageDialog(node, 0) }
    /// Names the page.
    public func setTitle(_ title: String) { pass(title) { pageTitle($0, $1) } }
    /// Has a screen reader say something.
    public func announce(_ text: String) { pass(text) { pageAnnounce($0, $1) } }
    /// Adds an entry.
    public func push(_ entry: PageEntry) { write(entry, isNew: 1) }
    /// Replaces the current entry.
    public func replace(_ entry: PageEntry) { write(entry, isNew: 0) }
    /// Goes to another entry.
    public func go(_ distance: Int) { pageGo(Int32(distance)) }
    /// Asks for a call after the present one.
    public func callSoon() { pageSoon() }
    /// How many columns the window has room for.
    public var columnsThatFit: Int { Int(pageColumns()) }

    private func write(_ entry: PageEntry, isNew: Int32) {
      pass(entry.link) { link, length in
        pass(entry.tree ?? "") { pageEntry(isNew, Int32(entry.index), link, length, $0, $1) }
      }
    }

    private func pass(_ text: String, _ body: (UnsafePointer<UInt8>?, Int32) -> Void) {
      var text = text
      text.withUTF8 { body($0.baseAddress, Int32($0.count)) }
    }
  }

  // MARK: Calls by the glue

  /// Makes room for a text, and says where.
  @_expose(wasm, "reserve")
  @_cdecl("waymark_reserve")
  public func reserve(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    nonisolated(unsafe) var address: UnsafeMutablePointer<UInt8>?
    BrowserPage.onMain { BrowserPage.with { address = $0.makeRoom(Int(count)) } }
    return address
  }

  /// An event of an element; its name and a field's value are in the room, with a line's end between them.
  @_expose(wasm, "event")
  @_cdecl("waymark_event")
  public func event(_ node: Int32) {
    BrowserPage.onMain {
      BrowserPage.with { page in
        let (name, value) = parts(of: page.text)
        page.user?.event(name, value, on: node)
      }
    }
  }

  /// An entry of the history; its link and its tree are in the room.
  ///
  /// - Parameters:
  ///   - index: Its position; -1 if the browser has made it.
  ///   - isArrival: 1 if the browser has gone there, 0 if it is only told.
  @_expose(wasm, "entry")
  @_cdecl("waymark_entry")
  public func entry(_ index: Int32, _ isArrival: Int32) {
    BrowserPage.onMain {
      BrowserPage.with { page in
        let (link, tree) = parts(of: page.text)
        let entry = PageEntry(link: link, index: Int(index), tree: tree.isEmpty ? nil : tree)
        if isArrival == 0 { page.note(entry) } else { page.user?.traversed(to: entry) }
      }
    }
  }

  /// A link of the page was clicked; it is in the room.
  @_expose(wasm, "opened")
  @_cdecl("waymark_opened")
  public func opened() { BrowserPage.onMain { BrowserPage.with { $0.user?.opened($0.text) } } }

  /// Asks to dismiss the modal on top.
  @_expose(wasm, "wantsToClose")
  @_cdecl("waymark_wantsToClose")
  public func wantsToClose() { BrowserPage.onMain { BrowserPage.with { $0.user?.wantsToClose() } } }

  /// Shows the dialog again, and asks to dismiss its modal.
  @_expose(wasm, "dialogWasClosed")
  @_cdecl("waymark_dialogWasClosed")
  public func dialogWasClosed(_ node: Int32) {
    BrowserPage.onMain { BrowserPage.with { $0.user?.dialogWasClosed(node) } }
  }

  /// Settles, as was asked for.
  @_expose(wasm, "soon")
  @_cdecl("waymark_soon")
  public func soon() { BrowserPage.onMain { BrowserPage.with { $0.user?.soon() } } }

  /// Shows as many columns as fit by now.
  @_expose(wasm, "resized")
  @_cdecl("waymark_resized")
  public func resized() { BrowserPage.onMain { BrowserPage.with { $0.user?.resized() } } }

  /// Whether the page may be left: 1 if so, else 0.
  @_expose(wasm, "mayUnload")
  @_cdecl("waymark_mayUnload")
  public func mayUnload() -> Int32 {
    nonisolated(unsafe) var may = true
    BrowserPage.onMain { BrowserPage.with { may = $0.user?.mayUnload ?? true } }
    return may ? 1 : 0
  }

  /// The first line of a text, and the rest.
  private func parts(of text: String) -> (String, String) {
    let bytes = Array(text.utf8)
    guard let end = bytes.firstIndex(of: 10) else { return (text, "") }
    return (
      String(decoding: bytes[..<end], as: UTF8.self), String(decoding: bytes[(end + 1)...], as: UTF8.self)
    )
  }

  /// Where hashing begins: the same for every page, whose only user would harm themselves.
  @_cdecl("arc4random_buf")
  public func fillRandom(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
    bytes.initializeMemory(as: UInt8.self, repeating: 0x57, count: count)
  }

  // MARK: Calls by the page

  private typealias Bytes = UnsafePointer<UInt8>?

  @_extern(wasm, module: "page", name: "create")
  private func pageCreate(_ node: Int32, _ tag: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "insert")
  private func pageInsert(_ node: Int32, _ parent: Int32, _ next: Int32)
  @_extern(wasm, module: "page", name: "detach")
  private func pageDetach(_ node: Int32)
  @_extern(wasm, module: "page", name: "release")
  private func pageRelease(_ node: Int32)
  @_extern(wasm, module: "page", name: "set")
  private func pageSet(_ node: Int32, _ name: Bytes, _ length: Int32, _ value: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "text")
  private func pageText(_ node: Int32, _ text: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "value")
  private func pageValue(_ node: Int32, _ text: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "listen")
  private func pageListen(_ node: Int32, _ event: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "focus")
  private func pageFocus(_ node: Int32)
  @_extern(wasm, module: "page", name: "focused")
  private func pageFocused() -> Int32
  @_extern(wasm, module: "page", name: "dialog")
  private func pageDialog(_ node: Int32, _ isShown: Int32)
  @_extern(wasm, module: "page", name: "title")
  private func pageTitle(_ text: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "announce")
  private func pageAnnounce(_ text: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "entries")
  private func pageEntries()
  @_extern(wasm, module: "page", name: "entry")
  private func pageEntry(
    _ isNew: Int32, _ index: Int32, _ link: Bytes, _ length: Int32, _ tree: Bytes, _ count: Int32)
  @_extern(wasm, module: "page", name: "go")
  private func pageGo(_ distance: Int32)
  @_extern(wasm, module: "page", name: "soon")
  private func pageSoon()
  @_extern(wasm, module: "page", name: "columns")
  private func pageColumns() -> Int32
#endif
