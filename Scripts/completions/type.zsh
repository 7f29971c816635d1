#!/usr/bin/env zsh
# Types keys into an interactive shell on a terminal of its own, and prints the line as it is then.
#
#   zsh Scripts/completions/type.zsh bash SCRIPT 'memgraph snap<TAB>'
#   zsh Scripts/completions/type.zsh zsh FOLDER-OF-SCRIPT 'memgraph snap<TAB>'
#
# The shell reads none of the user's files, and has nothing in it but the completion.
emulate -L zsh
zmodload zsh/zpty
shell=$1 script=$2 keys=${3//<TAB>/$'\t'}
line=$(mktemp)

# In both shells control-X writes the line to a file and ends.
case $shell in
  bash)
    zpty -b shell env LINE=$line PS1= bash --norc --noprofile -i
    zpty -w shell "source ${(q)script}"
    zpty -w shell 'bind "set bell-style none"'
    zpty -w shell 'bind "set completion-query-items 0"'
    zpty -w shell 'bind -x '\''"\C-x": printf "%s\n" "$READLINE_LINE" >"$LINE"; exit'\'
    ;;
  zsh)
    zpty -b shell env LINE=$line PS1= zsh -f -i
    zpty -w shell 'unsetopt beep zle_bracketed_paste 2>/dev/null; unset zle_bracketed_paste'
    zpty -w shell "fpath=(${(q)script} \$fpath); autoload -Uz compinit; compinit -D -u"
    zpty -w shell 'show() { print -r -- "$BUFFER" >$LINE; exit }; zle -N show; bindkey "^X" show'
    ;;
esac
# What the shell has not read yet when it begins to edit would be lost.
zpty -w shell 'printf "%s%s\n" rea dy'
until [[ $output == *ready* ]]; do
  zpty -r -t shell part 2>/dev/null && output+=$part || sleep 0.05
done
sleep 0.2
zpty -w -n shell "$keys"
sleep 0.5
zpty -w -n shell $'\C-x'
for attempt in {1..300}; do
  # A shell whose output nobody reads stops.
  while zpty -r -t shell part 2>/dev/null; do :; done
  [[ -s $line ]] && break
  sleep 0.1
done
zpty -d shell
cat $line
rm -f $line
