# Runs on the server, which needs nginx and the commands of Debian:
#
#   sh -s -- <folder> activate <release>   serves an uploaded release; prints the one before it
#   sh -s -- <folder> roll-back [release]  serves an earlier release, and deletes the current one
#
# `current` links to a release. nginx reads its configuration through this link, but serves the files
# of the release itself, so that a reload replaces the files and the configuration at once.
set -eu
cd "$1"
command=$2
release=${3:-}
KEPT=5

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Replaces the link in one step.
link_to() {
  rm -f next
  ln -s "releases/$1" next
  mv -T next current
}

# Serves a release. If nginx refuses its configuration, it continues with the one that it has loaded,
# and the link leads to the release that it serves again.
serve() {
  link_to "$1"
  if as_root nginx -t >&2 && as_root nginx -s reload >&2; then return; fi
  if [ -n "$before" ]; then link_to "$before"; else rm current; fi
  echo "nginx does not accept the release $1, so nothing has changed." >&2
  exit 1
}

before=
if [ -L current ]; then before=$(basename "$(readlink current)"); fi

case $command in
activate)
  mkdir -p releases
  mv "upload-$release" "releases/$release"
  trap 'if [ "$(readlink current)" != "releases/$release" ]; then rm -rf "releases/$release"; fi' EXIT
  serve "$release"
  ls releases | sort | head -n "-$KEPT" | while read -r old; do rm -rf "releases/$old"; done
  echo "$before"
  ;;
roll-back)
  if [ -z "$release" ]; then
    release=$(ls releases | sort | sed "/^$before\$/,\$d" | tail -n 1)
  fi
  if [ -z "$release" ]; then
    echo 'There is no earlier release.' >&2
    exit 1
  fi
  serve "$release"
  # Without a current release, this would be the folder of all releases.
  if [ -n "$before" ] && [ "$before" != "$release" ]; then rm -rf "releases/$before"; fi
  echo "$release"
  ;;
esac
