# SPDX-License-Identifier: MIT
"""Uses a running `render preview` for half an hour, and attacks it. Run by hand, not by CI; needs nothing but Python:

    python3 Tests/Bench/preview_soak.py PROGRAM [--minutes 30] [--reloads 500]

First sends requests that must be refused without harm. Then a page watches, presses and scrubs while the file is saved
again and again. Prints the memory of the server and of the views' process after ten reloads and at the end, and what is
left when the page is closed and after ^C. Exit status 1: a check failed.
"""

import argparse
import base64
import json
import os
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.parse

VIEW = """import SwiftUI

struct Counter: View {
    @State private var count = 0
    @State private var turns = false
    var body: some View {
        VStack(spacing: 16) {
            Text("EDIT \\(count)").font(.largeTitle)
            Button("Add") { withAnimation { count += 1 } }.buttonStyle(.borderedProminent)
            RoundedRectangle(cornerRadius: 16).fill(.orange.gradient).frame(width: 120, height: 120)
                .rotationEffect(.degrees(turns ? 360 : 0))
                .onAppear { withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { turns = true } }
        }
    }
}

#Preview { Counter() }
"""

failures = []


def check(condition, what):
    print(("ok    " if condition else "WRONG ") + what, flush=True)
    if not condition:
        failures.append(what)


class Page:
    """The preview page's side of the connection, without a browser."""

    def __init__(self, address, origin=None):
        self.address = urllib.parse.urlparse(address)
        self.socket = socket.create_connection(("127.0.0.1", self.address.port), timeout=20)
        self.images = 0
        key = base64.b64encode(os.urandom(16)).decode()
        origin = f"Origin: {origin}\r\n" if origin else ""
        self.socket.sendall((
            f"GET {self.address.path}live HTTP/1.1\r\nHost: 127.0.0.1:{self.address.port}\r\n{origin}Upgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.head = b""
        while b"\r\n\r\n" not in self.head:
            byte = self.socket.recv(1)
            if not byte:
                break
            self.head += byte

    def read(self, count):
        data = bytearray()
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                raise EOFError
            data += more
        return bytes(data)

    def next(self):
        head = self.read(2)
        length = head[1] & 127
        if length == 126:
            length = struct.unpack(">H", self.read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.read(8))[0]
        payload = self.read(length)
        if head[0] == 0x81:
            return json.loads(payload)
        if head[0] == 0x82:
            self.images += 1
            life = struct.unpack("<7I", payload[:28])[6]
            self.send({"kind": "drawn", "life": life})
            return {"kind": "rows"}
        raise EOFError

    def watch(self, seconds, until=None):
        """Receives messages for some seconds, or until one of the kind `until`, which it returns."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([self.socket], [], [], 0.05)[0]:
                message = self.next()
                if message["kind"] == until:
                    return message
        return None

    def frame(self, payload, code=1, last=True, masked=True, length=None):
        head = bytes([(0x80 if last else 0) | code])
        count = len(payload) if length is None else length
        bit = 0x80 if masked else 0
        if count < 126:
            head += bytes([bit | count])
        elif count < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", count)
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", count)
        mask = os.urandom(4)
        body = bytes(byte ^ mask[index & 3] for index, byte in enumerate(payload)) if masked else payload
        self.socket.sendall(head + (mask if masked else b"") + body)

    def send(self, order):
        self.frame(json.dumps(order).encode())

    def is_ended(self, seconds=5):
        """Whether the server closes the connection."""
        end = time.monotonic() + seconds
        try:
            while time.monotonic() < end:
                if select.select([self.socket], [], [], 0.1)[0] and not self.socket.recv(1 << 16):
                    return True
        except OSError:
            return True
        return False

    def close(self):
        self.socket.close()


def status(address, head, half=False):
    """The status of an answer; None if the server sends nothing."""
    with socket.create_connection(("127.0.0.1", address.port), timeout=15) as connection:
        try:
            connection.sendall(head)
            if half:
                connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(64)
        except OSError:
            return 0
    found = re.match(rb"HTTP/1.1 (\d+)", answer)
    return int(found.group(1)) if found else 0


def attack(url):
    address = urllib.parse.urlparse(url)
    port, path = address.port, address.path

    def ask(target, headers="", method="GET", host=f"127.0.0.1:{port}"):
        return status(address, f"{method} {target} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n".encode())

    def is_well():
        return ask(path) == 200

    cases = [
        ("no token", lambda: ask("/") == 404),
        ("another token", lambda: ask("/" + "0" * 32 + "/") == 404),
        ("a path that leads out", lambda: ask(path + "../../etc/passwd") == 404),
        ("an encoded path that leads out", lambda: ask(path + "%2e%2e%2f%2e%2e%2fetc%2fpasswd") == 404),
        ("an absolute path", lambda: ask(path + "/etc/passwd") == 404),
        ("a path with a zero", lambda: ask(path + "preview.js%00.png") == 404),
        ("another origin", lambda: ask(path, "Origin: http://evil.example\r\n") == 403),
        ("a null origin", lambda: ask(path, "Origin: null\r\n") == 403),
        ("another port's origin", lambda: ask(path, f"Origin: http://127.0.0.1:{port + 1}\r\n") == 403),
        ("another name for this machine", lambda: ask(path, host=f"evil.example:{port}") == 403),
        ("no name for this machine", lambda: status(address, f"GET {path} HTTP/1.1\r\n\r\n".encode()) == 403),
        ("a POST", lambda: ask(path, method="POST") == 405),
        ("two lengths", lambda: ask(path, "Content-Length: 1\r\nContent-Length: 2\r\n") == 400),
        ("a head without end", lambda: status(address, b"GET / HTTP/1.1\r\nX: " + b"a" * 200_000) in (0, 400)),
        ("no HTTP at all", lambda: status(address, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(200) + b"\r\n\r\n") in (0, 400)),
        ("half a head", lambda: status(address, b"GET / HT", half=True) in (0, 400)),
        ("an export of no kind", lambda: ask(path + "export?format=../../x") == 400),
        ("an option in an export", lambda: ask(path + "export?format=png&preview=--output%3D/tmp/evil") in (200, 422) and not os.path.exists("/tmp/evil")),
        ("an export of 16384 pixels a side at 16 times", lambda: ask(path + "export?format=png&size=16384x16384&scale=16") == 422),
        ("a socket of another origin", lambda: b" 403 " in Page(url, origin="http://evil.example").head),
    ]

    def socketed(body):
        page = Page(url)
        try:
            body(page)
            return page.is_ended()
        except OSError:
            return True
        finally:
            page.close()

    def kept(orders):
        page = Page(url)
        try:
            for order in orders:
                page.frame(order if isinstance(order, bytes) else json.dumps(order).encode())
            page.send({"kind": "tree"})
            return page.watch(10, until="tree") is not None
        finally:
            page.close()

    def many():
        pages = []
        try:
            for _ in range(64):
                pages.append(socket.create_connection(("127.0.0.1", port), timeout=5))
        finally:
            for page in pages:
                page.close()
        time.sleep(0.3)
        return True

    cases += [
        ("a frame of 2^62 bytes", lambda: socketed(lambda page: page.frame(b"x", length=1 << 62))),
        ("a frame of 100 MB", lambda: socketed(lambda page: page.frame(b"x" * 1000, length=100 << 20))),
        ("a message of many parts without end", lambda: socketed(lambda page: [page.frame(b"x" * 60_000, code=1 if part == 0 else 0, last=False) for part in range(100)])),
        ("a frame without a mask", lambda: socketed(lambda page: page.frame(b"{}", masked=False))),
        ("a frame of bytes", lambda: socketed(lambda page: page.frame(b"xxxx", code=2))),
        ("a frame of an unknown kind", lambda: socketed(lambda page: page.frame(b"", code=11))),
        ("a long ping", lambda: socketed(lambda page: page.frame(b"x" * 1000, code=9))),
        ("text that is no UTF-8", lambda: socketed(lambda page: page.frame(b"\xff\xfe"))),
        ("half a frame, half closed", lambda: socketed(lambda page: (page.socket.sendall(b"\x81\xfe\x10"), page.socket.shutdown(socket.SHUT_WR)))),
        ("orders that are none", lambda: kept([b"no JSON", [1, 2], {"kind": "explode"}, {"kind": 7}, b"{\"kind\": \"down\", \"id\": 1e400, \"x\": 1, \"y\": 2}"])),
        ("orders out of bounds", lambda: kept([{"kind": "seek", "time": -1e300}, {"kind": "down", "id": 1, "x": 1e300, "y": -1e300}, {"kind": "up", "id": 1, "x": 0, "y": 0}, {"kind": "play", "speed": 1e9}, {"kind": "play", "speed": 1}, {"kind": "pause"}])),
        ("200 variants", lambda: kept([{"kind": "show", "variants": [{"scale": 1, "locale": f"x{index}"} for index in range(200)]}, {"kind": "show", "variants": []}])),
        ("64 connections at once", many),
    ]
    for name, case in cases:
        try:
            refused = case()
        except (OSError, EOFError) as error:
            refused = False
            name += f": {error!r}"
        check(refused and is_well(), f"refused without harm: {name}")
    print(f"{len(cases)} hostile requests", flush=True)


def memory(number):
    try:
        with open(f"/proc/{number}/status") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024
    except (OSError, AttributeError):
        return 0


def children(number):
    found = []
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            continue
        # Zombies use no memory.
        if int(fields[1]) == number and fields[0] != "Z":
            found.append(int(entry))
    return found


def soak(server, url, file, minutes, reloads):
    page = Page(url)
    check(page.watch(30, until="rows") is not None, "an image")
    start = time.monotonic()
    first, rows, late = False, [], []
    for number in range(1, reloads + 1):
        begin = time.monotonic()
        with open(file, "w") as handle:
            handle.write(VIEW.replace("EDIT", f"Edit {number}"))
        running = page.watch(30, until="running")
        shown = running and page.watch(10, until="rows")
        late.append(time.monotonic() - begin)
        if not shown:
            check(False, f"reload {number} is shown")
        # Meanwhile, the user touches the view and seeks.
        for kind in ("down", "up"):
            page.send({"kind": kind, "id": 1, "x": 196.5, "y": 400})
        if number % 5 == 0:
            page.send({"kind": "seek", "time": 0.5})
            page.send({"kind": "play", "speed": 1})
        if number % 25 == 0:
            page.send({"kind": "show", "variants": [{"isDark": True}, {"typeSize": "accessibility2"}]})
            page.send({"kind": "tree"})
        if number % 25 == 5:
            page.send({"kind": "show", "variants": []})
        if number % 50 == 0:
            page.send({"kind": "seek", "time": 0})
            page.send({"kind": "loop"})
        page.watch(max(0, start + minutes * 60 * number / reloads - time.monotonic()))
        views = children(server.pid)
        row = (number, memory(server.pid), sum(map(memory, views)), len(views), len(os.listdir(f"/proc/{server.pid}/fd")))
        rows.append(row)
        if number == 10:
            first = row
        if number in (1, 10) or number % 50 == 0:
            print(f"{(time.monotonic() - start) / 60:5.1f} min  {number:3} reloads  server {row[1]:6.1f} MB  views {row[2]:6.1f} MB  "
                  f"processes {row[3]}  files {row[4]}  images {page.images}", flush=True)
    if first:
        # Medians of the sixth to the fifteenth and of the last ten, since an image of 5 MB may be in transit at any sample.
        def median(part, column):
            values = sorted(row[column] for row in part)
            return values[len(values) // 2]

        begin, last = rows[5:15], rows[-10:]
        for column, what in ((1, "server"), (2, "views")):
            ratio = median(last, column) / median(begin, column)
            check(ratio <= 1.3, f"{what} {median(begin, column):.1f} MB after ten reloads, {median(last, column):.1f} MB at the end: {ratio:.2f} times; "
                  f"most ever {max(row[column] for row in rows):.1f} MB")
        check(max(row[4] for row in last) <= first[4] + 4, f"{last[-1][4]} open files, {first[4]} after ten reloads")
    late.sort()
    print(f"save to image {late[len(late) // 2]:.2f} s (median), {late[-1]:.2f} s (longest)", flush=True)
    page.close()
    time.sleep(7)
    check(not children(server.pid), "a closed page leaves no process of views behind")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", help="render")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--reloads", type=int, default=500)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = folder + "/Counter.swift"
        with open(file, "w") as handle:
            handle.write(VIEW)
        temporary = folder + "/tmp"
        os.mkdir(temporary)
        environment = {**os.environ, "XDG_CACHE_HOME": folder + "/cache", "TMPDIR": temporary}
        server = subprocess.Popen([options.program, "preview", file], stderr=subprocess.PIPE, text=True, env=environment)
        try:
            url = re.search(r"http\S+", server.stderr.readline()).group(0)
            attack(url)
            soak(server, url, file, options.minutes, options.reloads)
            page = Page(url)
            check(page.watch(20, until="rows") is not None, "a page that comes back has its image")
            views = children(server.pid)
            server.send_signal(signal.SIGINT)
            try:
                server.wait(5)
            except subprocess.TimeoutExpired:
                pass
            check(server.returncode is not None, f"^C ends the server, with status {server.returncode}")
            time.sleep(1)
            left = [number for number in views if os.path.exists(f"/proc/{number}") and memory(number)]
            check(not left, f"^C leaves no process behind {left or ''}")
            # Ignores the folder of macro expansions, which the compiler does not delete.
            left = [name for name in os.listdir(temporary) if name != "swift-generated-sources"]
            check(not left, f"nothing is left in the folder for temporary files {left or ''}")
        finally:
            server.kill()
    print(f"{len(failures)} wrong")
    sys.exit(1 if failures else 0)


main()
