# Makes one line of the blocks that `blocks.awk` found, after their symbols were demangled: the classes
# in the order of the alphabet, then what else there is. What the system's libraries hold for
# themselves is not counted, since that differs from machine to machine.

/__allocating_init/ {
  count = $1
  sub(/^[0-9]+ /, "")
  sub(/\.__allocating_init.*/, "")
  classes[$0] += count
  next
}

{ others[$2] += $1 }

function say(text) { line = line (line == "" ? "" : separator) text }

END {
  separator = ", "
  number = 0
  for (name in classes) names[++number] = name
  for (i = 2; i <= number; i++)
    for (j = i; j > 1 && names[j] < names[j - 1]; j--) {
      name = names[j]; names[j] = names[j - 1]; names[j - 1] = name
    }
  for (i = 1; i <= number; i++)
    say((classes[names[i]] == 1 ? "" : classes[names[i]] " ") names[i])
  separator = line == "" ? "" : "; "
  count = split("context collection side-table C-block", kinds, " ")
  for (i = 1; i <= count; i++)
    if (kinds[i] in others) {
      plural = others[kinds[i]] == 1 ? "" : "s"
      word = kinds[i]
      sub(/-/, " ", word)
      say(others[kinds[i]] " " word plural)
      separator = ", "
    }
  if ("other" in others || "unknown" in others) say("others")
  print line == "" ? "nothing" : line
}
