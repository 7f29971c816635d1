# Of a report of AddressSanitizer's leak checker or of valgrind: for each leaked record, how many blocks
# it has, and the mangled symbol of the function that asked for them, or what they are.

BEGIN {
  # The classes of the stories, and those of the system's that a story is about.
  ours = "^[$]s(11LeakStories|8Dispatch0A8WorkItemC|10Foundation12NSMutableSetC|" \
    "20FoundationNetworking10URLSessionC)"
}

function finish() {
  if (count) print count, (what == "" ? "unknown" : what)
  count = 0
  what = ""
}

/^(Direct|Indirect) leak of / {
  finish()
  count = $7
  asked = ""
  next
}

/ blocks are (definitely|indirectly) lost/ {
  finish()
  match($0, /in [0-9,]+ blocks/)
  count = substr($0, RSTART + 3, RLENGTH - 10)
  asked = ""
  next
}

/^(==[0-9]+== )?$/ { finish() }

# The frames of a record, the innermost first.
count && what == "" {
  if (!match($0, /^ +#[0-9]+ 0x[0-9a-f]+ in /) &&
      !match($0, /^==[0-9]+== +(at|by) 0x[0-9A-F]+: /)) next
  symbol = substr($0, RLENGTH + 1)
  if (symbol ~ /formWeakReference/) what = "side-table"
  else if (symbol ~ /^_Block_copy/) what = "C-block"
  else {
    sub(/ .*/, "", symbol)
    if (symbol ~ ours && symbol ~ /fC$/) what = asked ~ /^swift_allocObject/ ? symbol : "other"
    else if (symbol ~ /^\$s11LeakStories/) what = "context"
    else if (symbol ~ /StringStorage/) what = "other"
    else if (symbol ~ /Storage|ArrayBuffer|UninitializedArray/) what = "collection"
    else if (symbol !~ /alloc|memalign|^swift|^operator$/) what = "other"
  }
  asked = symbol
}

END { finish() }
