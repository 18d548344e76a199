extension Subcommand {
  /// Prints what a shell needs to complete the program's arguments.
  static let completion = Subcommand(
    name: "completion", operands: ["bash"],
    summary: "Prints a script for bash that completes waymark's arguments",
    details: "In ~/.bashrc: eval \"$(waymark completion bash)\""
  ) { arguments, console in
    guard arguments.operands == ["bash"] else {
      throw CommandFailure(.usage, "completion: there is one for bash and for no other shell")
    }
    try console.output.write(Completion.bash(WaymarkCommand.subcommands))
  }
}

/// Scripts for shells.
enum Completion {
  /// The script that bash needs, also a version 3.2 as macOS has it, which knows neither `mapfile` nor `compopt`.
  static func bash(_ subcommands: [Subcommand]) -> String {
    let names = subcommands.map(\.name).joined(separator: " ")
    let cases = subcommands.map { subcommand in
      let options = list(subcommand.options + [Subcommand.Option(name: "--help", summary: "")])
      let valued = list(subcommand.options.filter { $0.value != nil && !$0.takesFile })
      let filed = list(subcommand.options.filter(\.takesFile))
      return "    \(subcommand.name)) options='\(options)' valued='\(valued)' filed='\(filed)' "
        + "words='\(subcommand.firstWord ?? "")' ;;"
    }
    return """
      _waymark() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} file
        local options= valued= filed= words= at last given=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names) help --help --version' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
          help) COMPREPLY=($(compgen -W '\(names)' -- "$word")); return ;;
      \(cases.joined(separator: "\n"))
        esac
        # Bash takes --option=value for three words.
        if [[ $word == = ]]; then word=; fi
        if [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}; fi
        # Whether there is something already that is neither an option nor its value.
        for ((at = 2; at < COMP_CWORD; at++)); do
          last=${COMP_WORDS[at - 1]}
          [[ ${COMP_WORDS[at]} == [-=]* || $last == = || " $valued $filed " == *" $last "* ]] || given=1
        done
        if [[ " $valued " == *" $before "* ]]; then
          return
        elif [[ " $filed " != *" $before "* && $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        elif [[ " $filed " != *" $before "* && -n $words && -z $given ]]; then
          COMPREPLY=($(compgen -W "$words" -- "$word"))
        else
          compopt -o filenames 2>/dev/null
          while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$word")
        fi
      }
      complete -F _waymark waymark

      """
  }

  private static func list(_ options: [Subcommand.Option]) -> String {
    options.map(\.name).joined(separator: " ")
  }
}

extension Subcommand.Option {
  fileprivate var takesFile: Bool { value == "FILE" }
}
