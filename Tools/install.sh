#!/bin/sh
# Installs a release of Zoetrope for one user; needs neither root nor a Swift toolchain.
#
#   install.sh                 into $PREFIX, else ~/.local: opt/zoetrope, and links to it in bin and share
#   install.sh --uninstall     removes what an installation has made; caches stay
#
#   ZOETROPE_RELEASES          the address of the releases, or a folder (also file://) with the archive and its .sha256
#   ZOETROPE_VERSION           the version to install
#
# The release workflow fills in the address and the version. The archive is unpacked beside the installed version, which it
# then replaces: an interrupted run leaves the old version in place.
# Exit status: 64 wrong argument, 65 wrong checksum, 69 something is missing or unsupported, 73 a file cannot be written.
set -eu

fail() { # STATUS MESSAGE
    echo "install.sh: $2" >&2
    exit "$1"
}

have() { command -v "$1" >/dev/null 2>&1; }

fetch() { # NAME FILE
    case $folder in
    '')
        if have curl; then
            curl --fail --silent --show-error --location --retry 3 --output "$2" "$releases/download/v$version/$1"
        else
            wget -q -O "$2" "$releases/download/v$version/$1"
        fi || fail 69 "$releases/download/v$version/$1 cannot be downloaded"
        ;;
    *)
        [ -r "$folder/$1" ] || fail 69 "$folder/$1: no such file"
        cp "$folder/$1" "$2" || fail 73 "$2 cannot be written"
        ;;
    esac
}

# Whether a path does not exist or is a link that an installation has made.
replaceable() { # PATH
    if [ -h "$1" ]; then
        case $(readlink "$1") in */opt/zoetrope/*) return 0 ;; *) return 1 ;; esac
    fi
    [ ! -e "$1" ]
}

remove_links() {
    for place in $places; do
        for link in "$prefix/${place%%:*}"/*; do
            if [ -h "$link" ] && replaceable "$link"; then rm "$link"; fi
        done
    done
}

leave() {
    if [ -n "$work" ]; then
        # An installation was interrupted between the two renames; restores the old version.
        if [ -e "$work/old" ] && [ ! -e "$target" ]; then mv "$work/old" "$target"; fi
        rm -rf "$work"
    fi
}

main() {
    prefix=${PREFIX:-${HOME:?set HOME or PREFIX}/.local}
    case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
    releases=${ZOETROPE_RELEASES:-@RELEASES@}
    version=${ZOETROPE_VERSION:-@VERSION@}
    version=${version#v}
    target=$prefix/opt/zoetrope
    # Folders below the prefix that receive links, each with the folder of the archive that they point into.
    places='bin:bin share/man/man1:share/man/man1 share/bash-completion/completions:share/bash-completion/completions
        share/fish/vendor_completions.d:share/fish/vendor_completions.d share/zsh/site-functions:share/zsh/vendor-completions'
    work='' folder=''

    case ${1:-} in
    '') ;;
    --uninstall)
        [ -d "$target" ] || fail 69 "Zoetrope is not installed in $target"
        remove_links
        rm -rf "$target"
        echo "removed $target and the links to it"
        return
        ;;
    *) fail 64 "usage: install.sh [--uninstall]" ;;
    esac

    machine=$(uname -m)
    case $(uname -s)/$machine in
    Linux/x86_64 | Linux/aarch64) ;;
    *) fail 69 "there is no archive for $(uname -s) on $machine; Linux on x86_64 and aarch64 are supported" ;;
    esac
    library=$(getconf GNU_LIBC_VERSION 2>/dev/null) || fail 69 "Zoetrope needs glibc 2.35 or newer; this system has another C library"
    minor=${library#glibc 2.}
    case $library in
    'glibc 2.'*) [ "${minor%%.*}" -ge 35 ] || fail 69 "Zoetrope needs glibc 2.35 or newer; this system has ${library#glibc }" ;;
    esac
    for program in tar xz sha256sum; do have "$program" || fail 69 "$program is missing; install it with the system's package manager"; done

    case $releases in
    @*) fail 64 "set ZOETROPE_RELEASES to the address of the releases, or to a folder with the archive" ;;
    file://*) folder=${releases#file://} ;;
    *://*) have curl || have wget || fail 69 "curl or wget is missing; install one with the system's package manager" ;;
    *) folder=$releases ;;
    esac
    case $version in
    @*)
        [ -n "$folder" ] || fail 64 "set ZOETROPE_VERSION to the version to install"
        set -- "$folder"/zoetrope-*-linux-"$machine".tar.xz
        [ -e "$1" ] || fail 69 "$folder: no zoetrope-VERSION-linux-$machine.tar.xz"
        [ $# = 1 ] || fail 64 "$folder has $# archives; set ZOETROPE_VERSION to the version to install"
        version=${1##*/zoetrope-}
        version=${version%-linux-*}
        ;;
    esac
    name=zoetrope-$version-linux-$machine

    for link in render zoetrope; do
        replaceable "$prefix/bin/$link" || fail 73 "$prefix/bin/$link is not from this script; remove it, or set PREFIX to another folder"
    done
    mkdir -p "$prefix/opt" 2>/dev/null || fail 73 "$prefix/opt cannot be made"
    work=$(mktemp -d "$prefix/opt/zoetrope.XXXXXX" 2>/dev/null) || fail 73 "$prefix/opt cannot be written"
    trap leave EXIT
    trap 'exit 130' INT
    trap 'exit 143' HUP TERM

    fetch "$name.tar.xz.sha256" "$work/$name.tar.xz.sha256"
    echo "fetching $name.tar.xz"
    fetch "$name.tar.xz" "$work/$name.tar.xz"
    expected=$(cut -d ' ' -f 1 "$work/$name.tar.xz.sha256")
    actual=$(sha256sum "$work/$name.tar.xz" | cut -d ' ' -f 1)
    [ "$expected" = "$actual" ] || fail 65 "$name.tar.xz has the checksum $actual instead of $expected; nothing was installed"
    mkdir "$work/new"
    tar -C "$work/new" --strip-components=1 -xf "$work/$name.tar.xz" || fail 73 "$name.tar.xz cannot be unpacked"
    rm "$work/$name.tar.xz"
    says=$("$work/new/bin/zoetrope" --version) || fail 69 "the program of $name.tar.xz does not run here; nothing was installed"

    [ ! -e "$target" ] || mv "$target" "$work/old"
    mv "$work/new" "$target"
    remove_links
    for place in $places; do
        for file in "$target/${place#*:}"/*; do
            link=$prefix/${place%%:*}/${file##*/}
            if [ -e "$file" ] && replaceable "$link"; then
                mkdir -p "${link%/*}"
                ln -s "$file" "$link"
            fi
        done
    done

    echo "installed $says in $target"
    case :$PATH: in
    *:"$prefix/bin":*) ;;
    *) echo "add it to PATH: export PATH=\"$prefix/bin:\$PATH\"" ;;
    esac
}

# The call is the last line, so that a truncated download runs nothing.
main "$@"
