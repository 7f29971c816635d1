extension BashCompletion {
  /// The functions that read the line, for a tool of this name.
  func readingLines(of name: String) -> [String] {
    Self.reading.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "TOOL", omittingEmptySubsequences: false).joined(separator: name)
    }
  }

  /// Plain bash of version 3.2, which macOS has: no `mapfile`, no associative arrays, and `compopt`
  /// only where it is there.
  private static var reading: String {
    #"""
    # Takes the quotes off the word $1, into `plain`. Nothing in it is expanded or run.
    _TOOL_plain() {
      local rest=$1 quote='' character
      plain=''
      while [[ -n $rest ]]; do
        character=${rest:0:1}
        rest=${rest:1}
        if [[ $character == "$quote" ]]; then
          quote=''
        elif [[ -z $quote && $character == [\'\"] ]]; then
          quote=$character
        elif [[ $quote != "'" && $character == \\ ]]; then
          plain+=${rest:0:1}
          rest=${rest:1}
        else
          plain+=$character
        fi
      done
    }

    # Keeps those lines of its input that begin as the current word does.
    _TOOL_keep() {
      local line
      while IFS= read -r line; do
        line=${line%%$'\t'*}
        if [[ -n $line && $line == "$current"* ]]; then found+=("$line"); fi
      done
    }

    # Asks the tool about the topic $1, with the words so far.
    _TOOL_ask() {
      _TOOL_keep < <("${typed[0]}" --complete "$1" -- "${typed[@]:1}" 2>/dev/null </dev/null)
    }

    # Offers what `value` says: words, files, or the answer of the tool about a topic.
    _TOOL_offer() {
      case ${value[0]-} in
        words) _TOOL_keep < <(printf '%s\n' "${value[@]:1}") ;;
        ask) _TOOL_ask "${value[1]}" ;;
      esac
      if [[ ${value[0]-} == files || ${value[2]-} == files ]]; then
        isFiles=yes
        _TOOL_keep < <(compgen -f -- "$current")
      fi
    }

    _TOOL() {
      local plain line=${COMP_LINE:0:COMP_POINT} rest raw index
      local -a raws=() typed=() found=() value=()

      # Bash cuts words at `=` and `:`; those that nothing separates on the line are one.
      for ((index = 0; index <= COMP_CWORD; index++)); do
        rest=${line#"${line%%[![:space:]]*}"}
        raw=${COMP_WORDS[index]}
        if ((index == COMP_CWORD)); then raw=$rest; fi
        if ((index > 0)) && [[ $rest == "$line" ]]; then
          raws[${#raws[@]} - 1]+=$raw
        else
          raws+=("$raw")
        fi
        line=${rest:${#raw}}
      done
      for raw in "${raws[@]}"; do
        _TOOL_plain "$raw"
        typed+=("$plain")
      done
      local last=$((${#typed[@]} - 1))
      local current=${typed[last]} word=${raws[last]}
      unset "typed[last]"

      # Which option waits for its value, and which argument is next.
      local command=${typed[1]-} option='' position=1 isEnded='' isFiles='' choices=''
      for raw in "${typed[@]:2}"; do
        if [[ -n $option ]]; then
          option=''
        elif [[ -z $isEnded && $raw == -- ]]; then
          isEnded=yes
        elif [[ -z $isEnded && $raw == -?* ]]; then
          if _TOOL_value "$command" "$raw"; then option=$raw; fi
        else
          position=$((position + 1))
        fi
      done
      value=()

      local before=''
      if [[ -n $option ]]; then
        _TOOL_value "$command" "$option"
        _TOOL_offer
      elif [[ -z $command ]]; then
        _TOOL_argument help 1
        if [[ $current == -* ]]; then value=(words --help --version); fi
        _TOOL_offer
      elif [[ -z $isEnded && $current == --*=* ]]; then
        before=${current%%=*}=
        current=${current#*=}
        if _TOOL_value "$command" "${before%=}"; then _TOOL_offer; fi
      elif [[ -z $isEnded && $current == -* ]]; then
        _TOOL_options "$command"
        _TOOL_offer
        if [[ -n $choices ]]; then _TOOL_ask "$choices"; fi
      else
        _TOOL_argument "$command" "$position"
        _TOOL_offer
      fi

      # Bash replaces only what stands behind the last place where it cuts, and quotes only files.
      local cut='' each
      if [[ $word != *[\'\"]* ]]; then
        if [[ $COMP_WORDBREAKS == *=* ]]; then cut+='='; fi
        if [[ $COMP_WORDBREAKS == *:* ]]; then cut+=':'; fi
      fi
      if [[ -n $cut ]]; then _TOOL_plain "${word%"${word##*["$cut"]}"}"; else plain=''; fi
      local isQuoted=''
      if [[ -n $isFiles ]] && compopt -o filenames 2>/dev/null; then isQuoted=yes; fi
      if [[ $word == [\'\"]* ]]; then isQuoted=yes; fi
      COMPREPLY=()
      for each in ${found[@]+"${found[@]}"}; do
        each=$before$each
        each=${each#"$plain"}
        if [[ -z $isQuoted ]]; then each=$(printf '%q' "$each"); fi
        COMPREPLY+=("$each")
      done
    }
    """#
  }
}
