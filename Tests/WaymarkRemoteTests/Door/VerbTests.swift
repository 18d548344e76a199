#if DEBUG
  import Foundation
  import Testing
  import Waymark
  import WaymarkJournal

  /// Requests do what a user could do, asked about and marked.
  @MainActor
  struct VerbTests {
    private let bench = RemoteBench()

    @Test func whereSaysTheTreeTheTitlesAndWhatWaits() async throws {
      let client = try await bench.client()
      bench.router.push(.item(1))
      let now = try await client.ask("where").now
      #expect(now["tree"] as? String == "[home item(1)]" && now["settled"] as? Bool == true)
      let screens = now["screens"] as? [[String: Any]] ?? []
      #expect(screens.map { $0["title"] as? String } == ["The home", "The item(1)"])
      #expect(screens.map { $0["visible"] as? Bool } == [nil, true])
      bench.isSlow = true
      bench.router.push(.item(2))
      #expect(try await client.ask("where").now["waits"] as? [String] == ["navigation 2 waits for vault"])
      bench.isSlow = false
    }

    @Test func routesAreTheManifest() async throws {
      let manifest = try await bench.client().ask("routes").result
      let links = (manifest["links"] as? [String: Any])?["links"] as? [[String: Any]] ?? []
      #expect(links.map { $0["pattern"] as? String } == ["/", "/items/:id", "/secret", "/form"])
      #expect((manifest["guards"] as? [[String: Any]])?.first?["name"] as? String == "vault")
    }

    @Test func aLinkIsOpenedAndItsGuardsAreAsked() async throws {
      let client = try await bench.client()
      let opened = try await client.ask("open", ["url": "bench://items/12"])
      #expect(opened.outcome == "completed" && opened.tree == "[home item(12)]" && bench.tree == opened.tree)
      let blocked = try await client.ask("open", ["url": "/secret"])
      #expect(blocked.outcome == "blocked: it is secret" && blocked.tree == "[home item(12)]")
      #expect(try await client.ask("open", ["url": "/nowhere"]).outcome?.hasPrefix("failed: ") == true)
      bench.router.pop()
      while bench.tree != "[home]" { await Task.yield() }
      #expect(bench.marks == [true, true, false])
    }

    @Test func backGoesDownTheStackOutOfColumnsAndOutOfModals() async throws {
      let client = try await bench.client()
      bench.router.set(
        RouteTree(
          .columns(RouteColumns([.home], [.item(1)], capacity: 2)),
          modals: [Modal(.sheet, .stack(RouteStack(root: .item(2), pushed: [.item(3)])))]))
      _ = try await client.ask("settle")
      var seen = [bench.router.tree.visibleRoute]
      for _ in 0..<3 {
        #expect(try await client.ask("back").outcome == "completed")
        seen.append(bench.router.tree.visibleRoute)
      }
      #expect(seen == [.item(3), .item(2), .item(1), .home])
      #expect(try await client.ask("back").complaint == "there is no way back from home")
    }

    @Test func aQuestionTakesOnlyTheAnswersThatItOffers() async throws {
      let client = try await bench.client()
      _ = try await client.ask("open", ["url": "/form"])
      let asked = try await client.ask("back")
      #expect(asked.outcome == nil && asked.choices == ["Keep", "Discard"])
      #expect(asked.now["waits"] as? [String] == ["navigation 2 asks the user discard"])
      #expect(try await client.ask("answer", ["choice": "Burn"]).code == -32002)
      #expect(try await client.ask("answer", ["choice": "Keep"]).tree == "[home form]")
      _ = try await client.ask("back")
      #expect(try await client.ask("back").tree == "[home form]")
      _ = try await client.ask("back")
      let left = try await client.ask("answer", ["choice": "Discard"])
      #expect(left.tree == "[home]" && left.choices.isEmpty)
    }

    @Test func settleWaitsForAllButTheUser() async throws {
      let client = try await bench.client()
      bench.isSlow = true
      bench.router.push(.item(1))
      #expect(try await client.ask("settle", ["within": 0]).now["settled"] as? Bool == false)
      Task { bench.isSlow = false }
      let settled = try await client.ask("settle")
      #expect(settled.now["settled"] as? Bool == true && settled.tree == "[home item(1)]")
    }

    @Test func theJournalGrowsAndSaysWhoAsked() async throws {
      let client = try await bench.client()
      let first = try await client.ask("journal").result
      let kinds = (first["records"] as? [[String: Any]] ?? []).compactMap { $0["k"] as? String }
      #expect(kinds.starts(with: ["open", "base"]))
      _ = try await client.ask("open", ["url": "/items/1"])
      bench.router.pop()
      let more =
        try await client.ask("journal", ["after": first["last"] ?? 0]).result["records"] as? [[String: Any]]
        ?? []
      #expect(more.first?["s"] as? Int == (first["last"] as? Int).map { $0 + 1 })
      #expect(more.filter { $0["k"] as? String == "submit" }.map { $0["by"] as? String } == ["remote", nil])
    }

    @Test func anotherJournalFollowsTheRouterToo() async throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "waymark-\(UUID()).jsonl").path()
      defer { try? FileManager.default.removeItem(atPath: path) }
      let journal = try Journal(to: path)
      bench.router.record(in: journal, routes: .full)
      let client = try await bench.client()
      let last = try await client.ask("where").result["last"] as? Int ?? 0
      _ = try await client.ask("open", ["url": "/items/1"])
      journal.close()
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains(#""by":"remote""#))
      #expect(try Replay<Spot>(of: text.utf8).run().isSame)
      #expect(try await client.ask("where").result["last"] as? Int ?? 0 > last)
    }
  }
#endif
