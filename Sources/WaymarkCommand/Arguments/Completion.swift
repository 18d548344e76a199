extension Subcommand {
  /// Prints what a shell needs to complete the program's arguments.
  static let completion = Subcommand(
    name: "completion", operands: ["bash"],
    summary: "Prints a script for bash that completes waymark's arguments",
    details: "In ~/.bashrc: source <(waymark completion bash)"
  ) { arguments, console in
    guard arguments.operands == ["bash"] else {
      throw CommandFailure(.usage, "completion: there is one for bash and for no other shell")
    }
    try console.output.write(Completion.bash(WaymarkCommand.subcommands))
  }
}

/// Scripts for shells.
enum Completion {
  static func bash(_ subcommands: [Subcommand]) -> String {
    let names = subcommands.map(\.name).joined(separator: " ")
    let cases = subcommands.map { subcommand in
      let options = (subcommand.options.map(\.name) + ["--help"]).joined(separator: " ")
      let valued = subcommand.options.filter { $0.value != nil && $0.value != "FILE" }.map(\.name).joined(
        separator: " ")
      return
        "    \(subcommand.name)) options='\(options)' valued='\(valued)' words='\(subcommand.firstWord ?? "")' ;;"
    }
    return """
      _waymark() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} options= valued= words=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names) help --help' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
          help) COMPREPLY=($(compgen -W '\(names)' -- "$word")); return ;;
      \(cases.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        elif [[ " $valued " == *" $before "* ]]; then
          return
        elif [[ -n $words && $COMP_CWORD -eq 2 ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$word"))
        else
          compopt -o filenames
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
      }
      complete -F _waymark waymark

      """
  }
}
