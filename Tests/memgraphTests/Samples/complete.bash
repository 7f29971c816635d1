# Completes the line $1 at its end as bash would, with the words that bash makes of it behind it, and
# prints what comes of it, a line each.
eval "$(memgraph completions bash)"
COMP_WORDBREAKS=$' \t\n"\'><=;|&(:'
COMP_LINE=$1
COMP_POINT=${#1}
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
COMPREPLY=()
_memgraph
printf '%s\n' "${COMPREPLY[@]}"
