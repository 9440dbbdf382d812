#!/usr/bin/env bash
# The two commands on a machine that has Node, npm and nothing else: a bare Debian root is made, `npm start` is opened and `npm test`
# is run in it, as root and as a plain user, in another language and time zone, with no network, no IPv6, no browser, no fonts, no git,
# and little room for temporary files.
#
#   tests/fresh-machine.sh [--as root|user|both] [--quick] [--browser] [--cores N] [--tmp MEGABYTES] [--keep] [TESTS…]
#
# --quick    the tests of the rules, and those that start judges, instead of all (what .ci/run does)
# --browser  with Debian's Chromium and the one font that it brings along, so that the tests of the pages run too
# --cores N  on the first N cores only
# --tmp MB   so much room in /tmp (256)
# --keep     leaves the root where it is, and takes it again the next time
# TESTS      only these, as after `npm test --`
#
# Needs Linux, root (chroot, mount), iproute2, and mmdebstrap or debootstrap; Node and npm are those of this machine.
# shellcheck disable=SC2016 # what stands in single quotes is for the shell inside
set -euo pipefail
cd "$(dirname "$0")/.."

who=both quick='' browser='' cores='' tmp=256 keep='' tests=()
while [ $# -gt 0 ]; do
  case $1 in
    --as) who=$2; shift ;;
    --quick) quick=1 ;;
    --browser) browser=1 ;;
    --cores) cores=$2; shift ;;
    --tmp) tmp=$2; shift ;;
    --keep) keep=1 ;;
    -h | --help) sed -n '/^# shellcheck/q;2,$s/^# \{0,1\}//p' "$0"; exit 0 ;;
    -*) echo "There is no option $1; --help lists them." >&2; exit 2 ;;
    *) tests+=("$1") ;;
  esac
  shift
done
case $who in root | user) people=("$who") ;; both) people=(root user) ;; *) echo '--as is root, user or both.' >&2; exit 2 ;; esac
[ "$(uname -s)" = Linux ] || { echo 'A bare root is made on Linux only.' >&2; exit 2; }
[ "$(id -u)" = 0 ] || { echo 'Only root may make a bare root: sudo tests/fresh-machine.sh' >&2; exit 2; }

SUITE=bookworm
root=${CHANCERY_FRESH_ROOT:-/var/tmp/chancery-fresh-machine}
report=()
say() { printf '\n=== %s\n' "$1"; }

make_root() {
  if [ -n "$keep" ] && [ -x "$root/bin/sh" ]; then return; fi
  rm -rf --one-file-system "$root"
  local more='' began=$SECONDS
  [ -z "$browser" ] || more=chromium
  say "A bare root of Debian $SUITE in $root"
  if command -v mmdebstrap >/dev/null; then
    mmdebstrap --quiet --variant=minbase ${more:+--include="$more"} "$SUITE" "$root" ${CHANCERY_DEBIAN_MIRROR:+"$CHANCERY_DEBIAN_MIRROR"}
  elif command -v debootstrap >/dev/null; then
    debootstrap --variant=minbase ${more:+--include="$more"} "$SUITE" "$root" ${CHANCERY_DEBIAN_MIRROR:+"$CHANCERY_DEBIAN_MIRROR"} >/dev/null
  else
    echo 'Neither mmdebstrap nor debootstrap is here: sudo apt-get install mmdebstrap' >&2
    exit 2
  fi
  # npm calls nothing but Node; the libraries that Node wants come with Debian's base.
  install -D "$(node -p 'process.execPath')" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -a "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$root/usr/local/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  chroot "$root" useradd --create-home newcomer
  cp -L /etc/resolv.conf /etc/hosts "$root/etc/" 2>/dev/null || true
  # Behind a proxy with a certificate of its own npm needs that certificate.
  if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then cp -L "$NODE_EXTRA_CA_CERTS" "$root/etc/extra-ca.pem"; fi
  chroot "$root" /usr/local/bin/node --version
  report+=("made in $((SECONDS - began)) s")
}

# In the root, in namespaces of its own: inside PERSON online|offline COMMAND
inside() {
  local person=$1 net=$2 home=/root as=() apart=() env=()
  shift 2
  if [ "$person" = user ]; then home=/home/newcomer; as=(--userspec=newcomer:newcomer); fi
  [ "$net" = online ] || apart=(--net)
  if [ "$net" = online ]; then
    for each in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY npm_config_registry; do
      [ -z "${!each:-}" ] || env+=("$each=${!each}")
    done
    [ ! -f "$root/etc/extra-ca.pem" ] || env+=(NODE_EXTRA_CA_CERTS=/etc/extra-ca.pem)
  fi
  [ -z "${CHANCERY_FULL:-}" ] || env+=("CHANCERY_FULL=$CHANCERY_FULL")
  ROOT=$root TMP=$tmp unshare --mount --pid --ipc --uts --fork "${apart[@]}" bash -euc '
    mount --make-rprivate /
    mount -t proc proc "$ROOT/proc"
    mount -t tmpfs -o size=1m,mode=755 tmpfs "$ROOT/dev"
    for each in null zero full random urandom tty; do touch "$ROOT/dev/$each"; mount --bind "/dev/$each" "$ROOT/dev/$each"; done
    ln -s /proc/self/fd "$ROOT/dev/fd"
    mount -t tmpfs -o size="$TMP"m,mode=1777 tmpfs "$ROOT/tmp"
    if [ "$1" = offline ]; then
      ip link set lo up
      [ ! -e /proc/sys/net/ipv6 ] || echo 1 >/proc/sys/net/ipv6/conf/all/disable_ipv6
    fi
    shift
    exec "$@"
  ' bash "$net" ${cores:+taskset -c "0-$((cores - 1))"} chroot "${as[@]}" "$root" /usr/bin/env -i HOME=$home PATH=/usr/local/bin:/usr/bin:/bin LANG=C TZ=Asia/Kathmandu \
    "${env[@]}" sh -c "cd $home/chancery && $*"
}

failed=0
make_root
[ -n "$keep" ] || trap 'rm -rf --one-file-system "$root"' EXIT
for person in "${people[@]}"; do
  home=/root owner=root:root
  if [ "$person" = user ]; then home=/home/newcomer owner=newcomer:newcomer; fi
  rm -rf "$root$home/chancery"
  mkdir -p "$root$home/chancery"
  git ls-files -z --cached --others --exclude-standard | tar --null --files-from=- --ignore-failed-read --create | tar --extract --directory "$root$home/chancery" --no-same-owner
  chroot "$root" chown -R "$owner" "$home/chancery"

  say "npm start, as $person (installs the packages that running needs)"
  began=$SECONDS
  if inside "$person" online 'timeout 300 npm start -- --smtp 0 --http 0 >/tmp/greeting & judge=$!; for n in $(seq 1200); do grep -q "Data in" /tmp/greeting && break; kill -0 $judge || break; sleep 0.2; done; cat /tmp/greeting; grep -q "Data in" /tmp/greeting || exit 1; kill -INT $judge; wait $judge || true'; then
    report+=("npm start as $person: with its packages, opened and closed again within $((SECONDS - began)) s")
  else
    report+=("npm start as $person: FAILED"); failed=1
  fi

  say "The packages that testing needs, as $person"
  began=$SECONDS
  if inside "$person" online 'node infra/setup.mjs'; then
    report+=("packages for npm test as $person: $((SECONDS - began)) s")
  else
    report+=("packages for npm test as $person: FAILED"); failed=1
  fi

  say "npm test, as $person: LANG=C, TZ=Asia/Kathmandu, no network, no IPv6, ${tmp} MB for temporary files"
  began=$SECONDS
  wanted="npm test${tests[*]:+ -- ${tests[*]}}"
  if [ -n "$quick" ] && [ ${#tests[@]} = 0 ]; then
    wanted='npm run test:unit && npm test -- tests/local tests/site tests/end-to-end/start.test.ts tests/end-to-end/deadline.test.ts tests/faults'
  fi
  if inside "$person" offline "$wanted"; then
    report+=("$wanted as $person: passed in $((SECONDS - began)) s")
  else
    report+=("$wanted as $person: FAILED after $((SECONDS - began)) s"); failed=1
  fi
done

say 'On a fresh machine'
printf '%s\n' "${report[@]}"
exit $failed
