/// The path patterns of GitHub's REST API, version 3, each once.
enum GitHubPatterns {
  /// The 142 patterns.
  static var all: [String] {
    text.split(separator: "\n").flatMap { line in
      let words = line.split(separator: " ")
      return words.dropFirst().map { ends in
        [words[0], ends].filter { $0 != "." }.map { $0.hasPrefix("/") ? "\($0)" : "/\($0)" }.joined()
      }
    }
  }

  /// The beginning of some patterns, and what follows it in each; a dot stands for nothing.
  private static let text = """
    /applications/:client_id tokens tokens/:access_token
    /gists/:id . forks star
    /gitignore templates templates/:name
    /legacy issues/search/:owner/:repository/:state/:keyword repos/search/:keyword user/email/:email \
      user/search/:keyword
    /markdown . raw
    /networks/:owner :repo/events
    /notifications . threads/:id threads/:id/subscription
    /orgs/:org . events issues members members/:user public_members public_members/:user repos teams
    /repos/:owner/:repo . assignees assignees/:assignee branches branches/:branch collaborators \
      collaborators/:user comments comments/:id commits commits/:sha commits/:sha/comments contributors \
      downloads downloads/:id events forks git/blobs git/blobs/:sha git/commits git/commits/:sha git/refs \
      git/tags git/tags/:sha git/trees git/trees/:sha hooks hooks/:id hooks/:id/tests issues issues/:number \
      issues/:number/comments issues/:number/events issues/:number/labels issues/:number/labels/:name keys \
      keys/:id labels labels/:name languages merges milestones milestones/:number milestones/:number/labels \
      notifications pulls pulls/:number pulls/:number/comments pulls/:number/commits pulls/:number/files \
      pulls/:number/merge readme releases releases/:id releases/:id/assets stargazers stats/code_frequency \
      stats/commit_activity stats/contributors stats/participation stats/punch_card statuses/:ref subscribers \
      subscription tags teams
    /search code issues repositories users
    /teams/:id . members members/:user repos repos/:owner/:repo
    /user . emails followers following following/:user issues keys keys/:id orgs repos starred \
      starred/:owner/:repo subscriptions subscriptions/:owner/:repo teams
    /users/:user . events events/orgs/:org events/public followers following following/:target_user gists keys \
      orgs received_events received_events/public repos starred subscriptions
    . authorizations authorizations/:id emojis events feeds gists issues meta rate_limit repositories users
    """
}
