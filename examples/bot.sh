#!/bin/sh
# A bot for Bullpen in shell: makes the last legal move. docs/BOTS.md says what goes over the pipe.
while IFS= read -r line; do
  case $line in
    '{"hello":'*) # a match begins
      echo '{"ready":1}'
      ;;
    '{"decide":'*) # our turn: the last text in the list of legal moves
      move=$(printf '%s\n' "$line" | sed 's/.*"legal":\[[^]]*"\([^"]*\)"\].*/\1/')
      echo "{\"move\":\"$move\"}"
      ;;
  esac
done
