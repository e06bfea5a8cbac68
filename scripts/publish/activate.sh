# Runs on the server, which needs nginx and Debian's standard commands:
#
#   sh -s -- <folder> activate <release>   makes an upload current; prints the previous release
#   sh -s -- <folder> mark-checked         marks the current release as checked
#   sh -s -- <folder> roll-back [release]  restores the last checked release before the current one,
#                                          or the named one; prints its name
#   sh -s -- <folder> list                 prints the releases and their marks, the newest first
#
# `current` links to a release. nginx reads its configuration through this link. The configuration
# contains the path of the release's own files, so that a reload switches both at once.
set -eu
export LC_ALL=C
cd "$1"
command=$2
release=${3:-}
KEPT=5

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Replaces the link atomically.
link_to() {
  rm -f next
  ln -s "releases/$1" next
  mv -T next current
}

# Switches to a release. If nginx rejects the release's configuration, nginx keeps the configuration
# that it has loaded, and the link is set back to the previous release.
serve() {
  link_to "$1"
  if ! log=$(as_root nginx -t 2>&1); then
    link_back
    if [ -n "$before" ] && ! as_root nginx -t >/dev/null 2>&1; then
      fail "The configuration of nginx is not valid, with or without the release $1. Correct the line that nginx names, and try again."
    fi
    fail "The configuration of nginx is not valid with the release $1, so nothing has changed. Correct hosting/nginx.ts, run npm run build and publish again."
  fi
  if log=$(as_root nginx -s reload 2>&1); then return; fi
  # A first release stays linked: nginx could not start if its configuration did not exist.
  if [ -n "$before" ]; then link_back; fi
  case $log in
  *"invalid PID number"* | *"No such process"* | *'.pid" failed (2:'*)
    fail "nginx is not running. Start it on the server, as root, with: systemctl start nginx. Then try again."
    ;;
  esac
  fail "nginx does not reload its configuration."
}

link_back() {
  if [ -n "$before" ]; then link_to "$before"; else rm current; fi
}

# Prints nginx's output and an explanation, and exits.
fail() {
  echo "$log" >&2
  case $log in
  sudo:*) echo "$(id -un) must be allowed to run nginx -t and nginx -s reload with sudo and without a password, so nothing has changed. See docs/deploy.md." >&2 ;;
  *'"brotli_static"'*) echo "nginx lacks a module, so nothing has changed. On the server, as root: apt-get install libnginx-mod-http-brotli-static. Then try again." >&2 ;;
  *) echo "$1" >&2 ;;
  esac
  exit 1
}

# Lists the releases with any of the given marks, the oldest first.
marked() {
  for release_path in releases/*; do
    for mark; do
      if [ -e "$release_path/$mark" ]; then basename "$release_path"; fi
    done
  done
}

before=
if [ -L current ]; then before=$(basename "$(readlink current)"); fi

case $command in
activate)
  mkdir -p releases
  # Keeps only the newest marked releases and the current one, which is served until the reload.
  kept=$(marked checked left | tail -n "$KEPT")
  for old in $(ls releases); do
    case " $(echo $kept) $before " in *" $old "*) ;; *) rm -rf "releases/$old" ;; esac
  done
  mv "upload-$release" "releases/$release"
  trap 'if [ "$(readlink current)" != "releases/$release" ]; then rm -rf "releases/$release"; fi' EXIT
  serve "$release"
  echo "$before"
  ;;
mark-checked)
  touch current/checked
  rm -f current/left
  ;;
roll-back)
  if [ -z "$release" ]; then
    # Without a current release, every checked release counts as an earlier one.
    release=$(marked checked | awk -v end="$before" 'end == "" || $0 "" < end ""' | tail -n 1)
  fi
  if [ -z "$release" ] || [ ! -d "releases/$release" ]; then
    echo "There is no release ${release:-before this one that was checked}. On the server:" $(ls releases) >&2
    exit 1
  fi
  serve "$release"
  # Marks the newer releases, so that later rollbacks skip them unless one is named.
  for newer in $(marked checked | awk -v start="$release" '$0 "" > start ""'); do
    mv "releases/$newer/checked" "releases/$newer/left"
  done
  echo "$release"
  ;;
list)
  for name in $(ls -r releases 2>/dev/null); do
    marks=
    if [ "$name" = "$before" ]; then marks=" current"; fi
    for mark in checked left; do
      if [ -e "releases/$name/$mark" ]; then marks="$marks $mark"; fi
    done
    echo "$name$marks"
  done
  ;;
esac
