# The Debian packages that are needed, and installing those that are missing.

# To compile, link and run: what the Swift toolchain needs, the C libraries below ours, the system font,
# and fonts that are as wide as those that come with iOS.
build_packages=(
    binutils g++ libc6-dev git pkg-config tzdata libcurl4 libncurses6 libsqlite3-dev libxml2-dev
    libcairo2-dev libpango1.0-dev libpixman-1-dev libpng-dev libsdl2-dev libxcb1-dev libwayland-dev
    libturbojpeg0-dev libwebp-dev libwebsockets-dev chipmunk-dev libssl-dev libglib2.0-dev
    fonts-inter fonts-dejavu-core fonts-urw-base35 fonts-liberation fonts-noto-color-emoji
)
# To test as well: a display server of each kind, real mouse clicks, a program of another toolkit, and a browser, and what a screen reader is
# made of.
test_packages=(xvfb weston xdotool xclip wl-clipboard python3-xlib python3-dbus python3-gi libxtst-dev libgtk-3-0 chromium libwebkit2gtk-4.1-0 dbus at-spi2-core python3-pyatspi)
# To test more where it is: an editor with a client of its own for language servers.
trial_packages=(neovim)
# To run an application against the installed Swift SDK.
client_packages=(
    binutils g++ libc6-dev git tzdata libcurl4 libncurses6 libsqlite3-0 libxml2
    libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libpixman-1-0 libpng16-16 libsdl2-2.0-0 libxcb1 libwayland-client0
    libturbojpeg0 libwebp7 libwebsockets17 libchipmunk7 libssl3 libglib2.0-0
    fonts-inter fonts-dejavu-core fonts-urw-base35 fonts-liberation fonts-noto-color-emoji
)
# Of those, the ones that no program names: they are opened when they are first called (LateLibraries).
late_packages=(libsqlite3-0 libsdl2-2.0-0 libxcb1 libwayland-client0 libturbojpeg0 libwebp7 libwebsockets17 libchipmunk7 libssl3)
# To hand an app on: its libraries are told to find one another.
packaging_packages=(patchelf)

# To read vector pictures. Programs run without them, and say which is missing when they meet such a picture.
picture_packages=(librsvg2-2 libpoppler-glib8)
# To play sounds, and to make QR codes. Programs run without them, and say which is missing.
media_packages=(libgstreamer1.0-0 gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-libav libsndfile1 libqrencode4)
# To speak. Programs run without them, and say which is missing.
speech_packages=(speech-dispatcher speech-dispatcher-espeak-ng)
# To show web pages: the engine, and the display that nobody sees on which it draws. Programs run without them, and say which is missing.
web_packages=(libwebkit2gtk-4.1-0 xvfb)
# To check spelling, and to read Markdown. Without them no word is misspelled, and Markdown is shown as it is written.
text_packages=(libenchant-2-2 hunspell-en-us libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6)

# Prints those of the named packages that are not installed.
missing_packages() {
    local installed name
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package} ${Provides}\n' 2>/dev/null | sed -n 's/^installed //p' | tr -d ',' | tr ' ' '\n')
    for name in "$@"; do
        if ! grep -qxF -- "$name" <<<"$installed"; then echo "$name"; fi
    done
}

# Installs those of the named packages that are missing; asks nothing.
require_packages() {
    local missing line output as=()
    if ! type -P dpkg-query >/dev/null; then
        fail "This system has no Debian packages." "Forastero is built on Debian 12; what these packages hold is needed: $*"
    fi
    mapfile -t missing < <(missing_packages "$@")
    if ((${#missing[@]} == 0)); then return; fi
    line="apt-get install -y --no-install-recommends ${missing[*]}"
    if ((EUID != 0)); then
        if ! type -P sudo >/dev/null; then
            fail "Debian packages are missing, and only root can install them." "As root, run:  $line"
        fi
        as=(sudo)
        if [[ ! -t 0 ]]; then as+=(-n); fi
    fi
    say "installing ${missing[*]}"
    if ! output=$({ "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq &&
        "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } 2>&1); then
        tail -5 <<<"$output" >&2
        fail "Debian packages could not be installed." "As root, run:  apt-get update && $line"
    fi
}

# Installs those of the named packages that are missing, and goes on without those that cannot be installed.
want_packages() {
    if ! (require_packages "$@"); then say "going on without $(missing_packages "$@" | paste -sd ' ')"; fi
}
