#!/usr/bin/env python3
"""Checks that other programs decode our animations correctly.

    decoders.py RENDER [FILE...]

RENDER is the program. It encodes difficult sequences as GIF and as APNG; Pillow, ffmpeg, gifsicle and headless Chromium,
if installed, decode these files and each FILE. All must decode the same frames with the same times, and those of an APNG
must equal the encoded ones. Needs numpy and Pillow. Exit status 1: a decoder disagrees.
"""
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile

import numpy
from PIL import Image, ImageSequence

FPS = 30


# MARK: Difficult sequences

def sequences():
    """Name → frames of height × width × RGBA."""
    def frames(count, width, height, pixel):
        y, x = numpy.mgrid[0:height, 0:width]
        return [numpy.stack([x * 0 + channel for channel in pixel(f, x, y)], -1).astype(numpy.uint8) for f in range(count)]

    noise = numpy.random.default_rng(1)
    yield "one-frame", frames(1, 90, 70, lambda f, x, y: (x * 2, y * 3, 80, 255))
    yield "one-pixel", frames(5, 1, 1, lambda f, x, y: (f * 50, 10, 200, 255))
    yield "all-equal", frames(6, 64, 48, lambda f, x, y: (x * 3, y * 4, 99, 255))
    yield "all-different", frames(6, 80, 60, lambda f, x, y: ((x * 3 + f * 40) % 256, (y * 4 + f * 25) % 256, f * 40, 255))
    yield "three-colours", frames(8, 60, 60, lambda f, x, y: ((x // 20 + f) % 3 * 100, 40, 40, 255))
    yield "noise", [noise.integers(0, 256, (50, 70, 4), numpy.uint8) | numpy.array([0, 0, 0, 255], numpy.uint8)
                    for _ in range(6)]
    yield "vanishing-halves", frames(8, 80, 60, lambda f, x, y: (200, x * 3, y * 4, ((x < 40) == (f % 2 == 0)) * 255))
    yield "moving-hole", frames(10, 90, 60, lambda f, x, y: (
        x * 2, 120, y * 4, ((x - 8 * f - 9) ** 2 + (y - 30) ** 2 > 150) * 255))
    yield "alpha-ramp", frames(4, 256, 20, lambda f, x, y: (250, 40 * f, y * 10, x))
    yield "32767-wide", frames(2, 32767, 2, lambda f, x, y: (x % 256, x // 256, f * 90, 255))


# MARK: Decoders: each returns [(frame, milliseconds)], or None if it is not installed

def pillow(path):
    return [(numpy.asarray(frame.convert("RGBA")), round(frame.info.get("duration", 0), 3))
            for frame in ImageSequence.Iterator(Image.open(path))]


def ffmpeg(path):
    if not shutil.which("ffmpeg"):
        return None
    width, height = Image.open(path).size
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt",
                          "rgba", "-"], capture_output=True, check=True).stdout
    pixels = numpy.frombuffer(raw, numpy.uint8).reshape(-1, height, width, 4)
    packets = json.loads(subprocess.run(
        ["ffprobe", "-v", "error", "-show_entries", "packet=duration_time", "-of", "json", path],
        capture_output=True, check=True).stdout)["packets"]
    return [(frame, float(packet.get("duration_time", 0)) * 1000) for frame, packet in zip(pixels, packets)]


def gifsicle(path):
    if not path.endswith(".gif") or not shutil.which("gifsicle"):
        return None
    plain = path + ".plain.gif"
    # -U writes every frame whole, as gifsicle decodes it.
    subprocess.run(["gifsicle", "-U", "--no-warnings", path, "-o", plain], check=True)
    return pillow(plain)


PAGE = """<script>(async () => {
  const decoder = new ImageDecoder({data: await (await fetch("/file")).arrayBuffer(), type: "%s"});
  await decoder.tracks.ready; await decoder.completed;
  const all = [];
  for (let i = 0; i < decoder.tracks.selectedTrack.frameCount; i++) {
    const {image} = await decoder.decode({frameIndex: i});
    const pixels = new Uint8Array(image.codedWidth * image.codedHeight * 4);
    await image.copyTo(pixels, {format: "RGBA"});
    all.push(new Int32Array([image.codedWidth, image.codedHeight, image.duration || 0]), pixels);
  }
  return new Blob(all);
})().catch(e => "error: " + e).then(body => fetch("/result", {method: "POST", body}))</script>"""


class Visit(http.server.BaseHTTPRequestHandler):
    """Serves the page and the file to a browser, and receives the decoded frames."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(self.server.file if self.path == "/file" else self.server.page)

    def do_POST(self):
        self.server.result = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


def chromium(path):
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if not program:
        return None
    with http.server.HTTPServer(("localhost", 0), Visit) as server, open(path, "rb") as file:
        server.page = (PAGE % ("image/gif" if path.endswith(".gif") else "image/png")).encode()
        server.file, server.result, server.timeout = file.read(), None, 20
        browser = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
             f"http://localhost:{server.server_port}/"], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(6):
                if server.result is None:
                    server.handle_request()
        finally:
            browser.kill()
            browser.wait()
        result = server.result
    if result is None or result.startswith(b"error: "):
        raise ValueError((result or b"no answer").decode())
    frames = []
    while result:
        width, height, microseconds = numpy.frombuffer(result[:12], numpy.int32)
        end = 12 + width * height * 4
        frames.append((numpy.frombuffer(result[12:end], numpy.uint8).reshape(height, width, 4), microseconds / 1000))
        result = result[end:]
    return frames


READERS = [pillow, ffmpeg, gifsicle, chromium]


# MARK: Comparison

def visible(frame):
    """Clears the colours of transparent pixels."""
    return frame.astype(numpy.int16) * (frame[..., 3:] > 0)


def disagreement(expected, found):
    """Describes the first difference; None if there is none."""
    if len(expected) != len(found):
        return f"{len(found)} frames, not {len(expected)}"
    for i, ((frame, time), (other, otherTime)) in enumerate(zip(expected, found)):
        if frame.shape != other.shape:
            return f"frame {i} is {other.shape}, not {frame.shape}"
        # Decoders that premultiply lose at least one level of colour in translucent pixels, more if alpha is low.
        translucent = (frame[..., 3:] > 0) & (frame[..., 3:] < 255)
        allowed = numpy.where(translucent, 255 // numpy.maximum(frame[..., 3:].astype(numpy.int16), 1) + 1, 0)
        if (numpy.abs(visible(frame) - visible(other)) > allowed).any():
            return f"frame {i} has other pixels"
        # The duration of a single frame is not compared.
        if len(expected) > 1 and abs(time - otherTime) > 1:
            return f"frame {i} stands for {otherTime:.2f} ms, not {time:.2f}"
    return None


def check(name, path, source=None):
    """Returns the number of decoders that disagree with Pillow, plus 1 if Pillow disagrees with the source."""
    expected = pillow(path)
    words, failures = [], 0
    if source is not None:
        # The encoder may have merged equal frames, so each frame is repeated for its duration.
        shown = [frame for frame, time in expected for _ in range(max(round(time * FPS / 1000), 1))]
        text = disagreement([(f, 0) for f in source], [(f, 0) for f in shown[:len(source)]])
        words.append(f"source: {text or 'same'}")
        failures += text is not None
    for reader in READERS[1:]:
        try:
            found = reader(path)
        except Exception as error:
            text = f"{type(error).__name__} {str(error)[:100]}"
        else:
            if found is None:
                words.append(f"{reader.__name__}: skipped")
                continue
            text = disagreement(expected, found)
        words.append(f"{reader.__name__}: {text or 'same'}")
        failures += text is not None
    print(f"{'ok  ' if failures == 0 else 'FAIL'} {name}: {len(expected)} pictures; " + "; ".join(words), flush=True)
    return failures


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    render, files = sys.argv[1], sys.argv[2:]
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, frames in sequences():
            place = os.path.join(folder, name)
            os.mkdir(place)
            for i, frame in enumerate(frames):
                Image.fromarray(frame, "RGBA").save(os.path.join(place, f"{i:04}.png"))
            for format in ("gif", "apng"):
                out = os.path.join(folder, f"{name}.{format}")
                subprocess.run([render, "encode", place, "-o", out, "--fps", str(FPS), "-q"], check=True)
                failures += check(f"{name}.{format}", out, frames if format == "apng" else None)
        for path in files:
            copy = shutil.copy(path, folder)
            failures += check(os.path.basename(path), copy)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
