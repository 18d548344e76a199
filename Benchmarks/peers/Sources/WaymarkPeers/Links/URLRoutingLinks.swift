#if URLRouting
  import URLRouting

  /// Links by swift-url-routing, from requests that are made of the path beforehand.
  ///
  /// Its users write a table of links out, and each parser has a type of its own. Here the table is read, so a parser is made for each
  /// shape of pattern, its type is erased, and they are tried one after the other, as in a table that is written out.
  struct URLRoutingLinks: LinkMatcher {
    private let parser: AnyParser<URLRequestData, Answer>

    init(_ patterns: [LinkPattern]) {
      parser = OneOf { for pattern in patterns { Self.parser(pattern) } }.eraseToAnyParser()
    }

    func request(_ path: String) -> URLRequestData { URLRequestData(string: path) ?? URLRequestData() }

    func answer(to request: URLRequestData) -> Answer? { try? parser.parse(request) }

    /// The parser of a pattern by its shape: which of its parts are constant, and which parameters.
    private static func parser(_ pattern: LinkPattern) -> AnyParser<URLRequestData, Answer> {
      let number = pattern.number
      let part = pattern.parts
      let text = Rest<Substring>().map(.string)
      return switch part.map({ $0.hasPrefix(":") ? "p" : "c" }).joined() {
      case "c": made { Route(Answer.none(number)) { Path { part[0] } } }
      case "cc":
        made {
          Route(Answer.none(number)) {
            Path {
              part[0]
              part[1]
            }
          }
        }
      case "cp":
        made {
          Route({ Answer.one(number, $0) }) {
            Path {
              part[0]
              text
            }
          }
        }
      case "ccp":
        made {
          Route({ Answer.one(number, $0) }) {
            Path {
              part[0]
              part[1]
              text
            }
          }
        }
      case "cpc":
        made {
          Route({ Answer.one(number, $0) }) {
            Path {
              part[0]
              text
              part[2]
            }
          }
        }
      case "cpp":
        made {
          Route({ Answer.two(number, $0, $1) }) {
            Path {
              part[0]
              text
              text
            }
          }
        }
      case "cccp":
        made {
          Route({ Answer.one(number, $0) }) {
            Path {
              part[0]
              part[1]
              part[2]
              text
            }
          }
        }
      case "ccpc":
        made {
          Route({ Answer.one(number, $0) }) {
            Path {
              part[0]
              part[1]
              text
              part[3]
            }
          }
        }
      case "ccpp":
        made {
          Route({ Answer.two(number, $0, $1) }) {
            Path {
              part[0]
              part[1]
              text
              text
            }
          }
        }
      case "cpcc":
        made {
          Route({ Answer.one(number, $0) }) {
            Path {
              part[0]
              text
              part[2]
              part[3]
            }
          }
        }
      case "cpcp":
        made {
          Route({ Answer.two(number, $0, $1) }) {
            Path {
              part[0]
              text
              part[2]
              text
            }
          }
        }
      case "cppc":
        made {
          Route({ Answer.two(number, $0, $1) }) {
            Path {
              part[0]
              text
              text
              part[3]
            }
          }
        }
      case "cpccp":
        made {
          Route({ Answer.two(number, $0, $1) }) {
            Path {
              part[0]
              text
              part[2]
              part[3]
              text
            }
          }
        }
      case "cpcpp":
        made {
          Route({ Answer.three(number, $0, $1, $2) }) {
            Path {
              part[0]
              text
              part[2]
              text
              text
            }
          }
        }
      case "cppcc":
        made {
          Route({ Answer.two(number, $0, $1) }) {
            Path {
              part[0]
              text
              text
              part[3]
              part[4]
            }
          }
        }
      case "cppcp":
        made {
          Route({ Answer.three(number, $0, $1, $2) }) {
            Path {
              part[0]
              text
              text
              part[3]
              text
            }
          }
        }
      case "cppccp":
        made {
          Route({ Answer.three(number, $0, $1, $2) }) {
            Path {
              part[0]
              text
              text
              part[3]
              part[4]
              text
            }
          }
        }
      case "cppcpc":
        made {
          Route({ Answer.three(number, $0, $1, $2) }) {
            Path {
              part[0]
              text
              text
              part[3]
              text
              part[5]
            }
          }
        }
      // A path of more than six parts is written as two.
      case "cccpppp":
        made {
          Route({ Answer.four(number, $0, $1, $2, $3) }) {
            Path {
              part[0]
              part[1]
              part[2]
            }
            Path {
              text
              text
              text
              text
            }
          }
        }
      case "cppcpcp":
        made {
          Route({ Answer.four(number, $0, $1, $2, $3) }) {
            Path {
              part[0]
              text
              text
              part[3]
              text
              part[5]
            }
            Path { text }
          }
        }
      default: fatalError("\(pattern.text) has a shape for which there is no parser: add one")
      }
    }

    private static func made<P: Parser<URLRequestData, Answer>>(
      _ parser: () -> P
    ) -> AnyParser<URLRequestData, Answer> {
      parser().eraseToAnyParser()
    }
  }

  /// Links by swift-url-routing, from the text of a path.
  struct URLRoutingTextLinks: LinkMatcher {
    private let links: URLRoutingLinks

    init(_ patterns: [LinkPattern]) { links = URLRoutingLinks(patterns) }

    func request(_ path: String) -> String { path }

    func answer(to request: String) -> Answer? { links.answer(to: links.request(request)) }
  }
#endif
