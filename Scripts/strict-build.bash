# Sourced by the steps that build: how this package is built when it is checked.
# shellcheck shell=bash

# Warnings are errors here and not in Package.swift, where they would break a package that depends
# on this one whenever a newer compiler finds something new to say.
# shellcheck disable=SC2034 # read by those who source this file
strict=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)

# Runs a command and fails if it warns: the package manager's own warnings are errors for no flag.
without_warnings() {
  local log status=0
  log=$(mktemp)
  "$@" 2>&1 | tee "$log" || status=$?
  if grep -q 'warning:' "$log"; then
    printf 'warnings, of which there must be none:\n' >&2
    grep 'warning:' "$log" | sort -u >&2
    status=1
  fi
  rm -f "$log"
  return "$status"
}
