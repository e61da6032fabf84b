# An app alone on a screen: a compositor of Wayland that shows one program, full screen.

# run_in_kiosk <seconds, or nothing> <program> [arguments…]
run_in_kiosk() {
    local seconds=$1 limit=()
    shift
    local status=0
    if [[ -n $seconds ]]; then limit=(timeout "$seconds"); fi
    if has_display_server && type -P cage >/dev/null; then
        "${limit[@]}" cage -- "$@" --display window || status=$?
    elif type -P weston >/dev/null; then
        run_in_weston "$@" || status=$?
    else
        fail "A kiosk needs cage or Weston." "As root, run:  apt-get install -y --no-install-recommends cage"
    fi
    # 124: it was still there when its time was over, as it shall be.
    if [[ -n $seconds ]] && ((status == 124)); then status=0; fi
    exit "$status"
}

# Weston ends with the app here, as cage does.
run_in_weston() {
    local folder options=()
    folder=$(mktemp -d)
    at_exit rm -rf "$folder"
    chmod 700 "$folder"
    # Without a screen one is made up: Weston's own has no input devices, which SDL insists on.
    if ! has_display_server; then start_display_server; fi
    if [[ -z ${WAYLAND_DISPLAY:-} ]]; then options=(--backend=x11-backend.so); fi
    # The socket of the outer compositor, if there is one, is named by its whole path.
    if [[ -n ${WAYLAND_DISPLAY:-} && $WAYLAND_DISPLAY != /* ]]; then export WAYLAND_DISPLAY=${XDG_RUNTIME_DIR:-/run/user/$UID}/$WAYLAND_DISPLAY; fi
    XDG_RUNTIME_DIR=$folder weston "${options[@]}" --shell=kiosk-shell.so --socket=kiosk --idle-time=0 --no-config >"$folder/log" 2>&1 &
    at_exit end_process $!
    wait_for_socket "$folder/kiosk" $! || fail "Weston did not start." "$(tail -3 "$folder/log")"
    env -u DISPLAY XDG_RUNTIME_DIR="$folder" WAYLAND_DISPLAY=kiosk SDL_VIDEODRIVER=wayland "${limit[@]}" "$@" --display window
}

# wait_for_socket <path> <process>: until it is there; fails if the process ends before.
wait_for_socket() {
    local tries
    for ((tries = 0; tries < 100; tries++)); do
        if [[ -S $1 ]]; then return 0; fi
        if ! kill -0 "$2" 2>/dev/null; then return 1; fi
        sleep 0.1
    done
    return 1
}

# add_kiosk <root of the Debian package> <its name> <folder of the app there>: the service, its user, and what enables it.
add_kiosk() {
    local root=$1 name=$2 place=$3
    mkdir -p "$root/usr/lib/systemd/system"
    write_kiosk_service "$name" "$place" >"$root/usr/lib/systemd/system/$name-kiosk.service"
    cat >"$root/DEBIAN/postinst" <<END
#!/bin/sh
set -e
if [ "\$1" = configure ]; then
    if ! getent passwd $name-kiosk >/dev/null; then
        adduser --system --group --home /var/lib/$name-kiosk --shell /usr/sbin/nologin $name-kiosk
    fi
    for group in video render input; do
        if getent group \$group >/dev/null; then adduser --quiet $name-kiosk \$group; fi
    done
    if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
    if command -v systemctl >/dev/null; then systemctl enable $name-kiosk.service; fi
fi
END
    cat >"$root/DEBIAN/prerm" <<END
#!/bin/sh
set -e
if [ "\$1" = remove ] && command -v systemctl >/dev/null; then
    if [ -d /run/systemd/system ]; then systemctl stop $name-kiosk.service || true; fi
    systemctl disable $name-kiosk.service || true
fi
END
    chmod 755 "$root/DEBIAN/postinst" "$root/DEBIAN/prerm"
}

# AX-86: a console and a session of its own; logind, by the session, gives the screen and the input devices.
write_kiosk_service() {
    cat <<END
[Unit]
Description=$title, alone on the screen
After=systemd-user-sessions.service getty@tty1.service plymouth-quit.service
Conflicts=getty@tty1.service
ConditionPathExists=/dev/tty0

[Service]
User=$1-kiosk
PAMName=login
TTYPath=/dev/tty1
TTYReset=yes
TTYVHangup=yes
TTYVTDisallocate=yes
StandardInput=tty-fail
StandardOutput=journal
UtmpIdentifier=tty1
UtmpMode=user
WorkingDirectory=~
Environment=SDL_VIDEODRIVER=wayland
ExecStart=/usr/bin/cage -s -- $(unit_word "$2/${program##*/}") --display window
Restart=always
RestartSec=2

[Install]
WantedBy=multi-user.target
END
}

# A word of a command in a service.
unit_word() { printf '"%s"' "$(sed 's/[\\"]/\\&/g; s/%/%%/g; s/\$/$$/g' <<<"$1")"; }
