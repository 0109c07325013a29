#!/usr/bin/env python3
"""Compares GIF encoders on the same frames, in the same run: see docs/gif.md.

    gif_bench.py FRAMES --ours 'COMMAND {frames} {out} {quality}' [--qualities 90,70] [--rounds 3] [--only WORDS]
             [--json FILE] [--quick]

FRAMES is a folder of opaque PNG files, 30 per second. COMMAND encodes them; without --ours, only the other encoders are
measured. --json adds the numbers to a file, under the folder's name, for curves.py. --quick omits what takes longest:
structure, and Pillow. Encoders that are not installed are skipped with a message: ffmpeg, gifski, gifsicle (programs),
Pillow, pyvips (Python). The measures need numpy, scipy, scikit-image and Pillow.
"""
import argparse
import json
import os
import shlex
import shutil
import statistics
import sys
import tempfile

FPS = 30

PILLOW = """
import glob, sys
from PIL import Image
frames = [Image.open(f) for f in sorted(glob.glob(sys.argv[1] + "/*.png"))]
frames[0].save(sys.argv[2], save_all=True, append_images=frames[1:], duration=1000 / 30, loop=0)
"""
VIPS = """
import glob, sys, pyvips
frames = [pyvips.Image.new_from_file(f) for f in sorted(glob.glob(sys.argv[1] + "/*.png"))]
sheet = pyvips.Image.arrayjoin(frames, across=1).copy()
sheet.set_type(pyvips.GValue.gint_type, "page-height", frames[0].height)
sheet.set_type(pyvips.GValue.array_int_type, "delay", [33] * len(frames))
sheet.gifsave(sys.argv[2], effort=7)
"""


def program(name):
    return None if shutil.which(name) else f"{name} is not installed"


def module(name):
    try:
        __import__(name)
    except Exception as error:  # pyvips fails with OSError where libvips is missing
        return f"{name}: {error}"
    return None


def ffmpeg(frames, out, dither):
    graph = f"[0]split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither={dither}"
    # The glob sorts by name.
    return ["ffmpeg", "-v", "error", "-y", "-framerate", str(FPS), "-pattern_type", "glob", "-i", f"{frames}/*.png",
            "-filter_complex", graph, out]


def rows(arguments, folder):
    """(name, reason for skipping or None, command, output) of each row, cheap ones first."""
    frames = arguments.frames

    def row(name, missing, command):
        out = os.path.join(folder, "".join(c if c.isalnum() else "_" for c in name) + ".gif")
        return name, missing, command(out), out

    if arguments.ours:
        for quality in arguments.qualities.split(","):
            yield row(f"ours, quality {quality}", None, lambda out: shlex.split(
                arguments.ours.format(frames=frames, out=out, quality=quality)))
    for title, dither in [("no dither", "none"), ("bayer 5", "bayer:bayer_scale=5"), ("sierra", "sierra2_4a")]:
        yield row(f"ffmpeg, one palette, {title}", program("ffmpeg"), lambda out: ffmpeg(frames, out, dither))
    for loss in (30, 80):
        source = os.path.join(folder, "ffmpeg__one_palette__bayer_5.gif")
        yield row(f"gifsicle -O3 --lossy={loss} on bayer 5", program("gifsicle"), lambda out: [
            "gifsicle", "-O3", f"--lossy={loss}", source, "-o", out])
    for quality in (100, 90, 70):
        yield row(f"gifski Q{quality}", program("gifski"), lambda out: [
            "gifski", "--quiet", "--fps", str(FPS), "-Q", str(quality), "-o", out]
            + sorted(os.path.join(frames, f) for f in os.listdir(frames) if f.endswith(".png")))
    yield row("libvips, effort 7", module("pyvips"), lambda out: [sys.executable, "-c", VIPS, frames, out])
    yield row("Pillow", module("PIL"), lambda out: [sys.executable, "-c", PILLOW, frames, out])


def user_seconds(command):
    """User CPU of the process and its children; None if it fails."""
    process = os.posix_spawnp(command[0], command, os.environ)
    _, status, usage = os.wait4(process, 0)
    return usage.ru_utime if status == 0 else None


class Measures:
    """Compares files with the frames: SSIM on every 4th frame, colours on every 8th."""

    OKLAB = [[[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
              [0.0883024619, 0.2817188376, 0.6299787005]],
             [[0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
              [0.0259040371, 0.7827717662, -0.8086757660]]]

    def __init__(self, folder, quick=False):
        import numpy
        from PIL import Image
        self.quick = quick
        names = sorted(name for name in os.listdir(folder) if name.endswith(".png"))
        self.source = [numpy.asarray(Image.open(os.path.join(folder, name)).convert("RGB")) for name in names]

    def oklab(self, rgb):
        import numpy
        linear = numpy.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
        lms, lab = (numpy.array(matrix) for matrix in self.OKLAB)
        return numpy.cbrt(linear @ lms.T) @ lab.T

    def blurred(self, rgb):
        from scipy.ndimage import gaussian_filter
        return self.oklab(gaussian_filter(rgb / 255.0, (1.5, 1.5, 0)))

    def shown(self, path):
        """The picture shown for each frame. If the file merged frames, it is the one at the middle of the frame's time."""
        import numpy
        from PIL import Image, ImageSequence
        file = Image.open(path)
        merged = file.n_frames != len(self.source)
        wanted, end = 0, 0.0
        for frame in ImageSequence.Iterator(file):
            end += frame.info.get("duration", 0) / 1000
            pixels = numpy.asarray(frame.convert("RGB")).astype(numpy.float32)
            if not merged:
                yield pixels
                continue
            while wanted < len(self.source) and (wanted + 0.5) / FPS < end:
                yield pixels
                wanted += 1
        while merged and wanted < len(self.source):
            yield pixels
            wanted += 1

    def of(self, path):
        import numpy
        from skimage.color import deltaE_ciede2000, rgb2lab
        from skimage.metrics import structural_similarity
        values = {"PSNR": [], "SSIM": [], "ΔE2000": [], "banding": [], "flicker": []}
        before = None
        luma = numpy.array([0.299, 0.587, 0.114], numpy.float32)
        for i, pixels in enumerate(self.shown(path)):
            source = self.source[i].astype(numpy.float32)
            error = ((pixels - source) ** 2).mean()
            values["PSNR"].append(10 * numpy.log10(255**2 / error) if error else 99)
            if i % 4 == 0 and not self.quick:
                values["SSIM"].append(structural_similarity(
                    pixels @ luma, source @ luma, data_range=255, gaussian_weights=True, sigma=1.5,
                    use_sample_covariance=False))
            if i % 8 == 0:
                difference = deltaE_ciede2000(rgb2lab(self.source[i]), rgb2lab(pixels.astype(numpy.uint8)))
                values["ΔE2000"].append(difference.mean())
                step = self.blurred(source) - self.blurred(pixels)
                values["banding"].append(100 * numpy.sqrt((step**2).sum(-1)).mean())
            if before is not None:
                still = (self.source[i] == self.source[i - 1]).all(-1)
                if still.any():
                    values["flicker"].append(numpy.abs(pixels - before)[still].mean())
            before = pixels
        return {name: float(numpy.mean(value)) if value else 0 for name, value in values.items()}


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("frames")
    parser.add_argument("--ours")
    parser.add_argument("--qualities", default="100,90,80,70,50,30")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--json")
    parser.add_argument("--quick", action="store_true")
    arguments = parser.parse_args()
    missing = [text for text in map(module, ["numpy", "scipy", "skimage", "PIL"]) if text]
    if missing:
        sys.exit("gif_bench: " + "; ".join(missing))

    with tempfile.TemporaryDirectory() as folder:
        table = []
        for name, missing, command, out in rows(arguments, folder):
            if arguments.only not in name or (arguments.quick and name == "Pillow"):
                continue
            if missing:
                print(f"{name}: skipped, {missing}", file=sys.stderr)
            else:
                table.append((name, command, out))
        # The encoders take turns, because the speed of a machine drifts.
        seconds = {name: [] for name, _, _ in table}
        for _ in range(arguments.rounds):
            for name, command, _ in table:
                seconds[name].append(user_seconds(command))
        measures = Measures(arguments.frames, arguments.quick)
        numbers = {}
        print("| encoder | user s | MB | PSNR | SSIM | ΔE2000 | banding | flicker |")
        print("| --- | --- | --- | --- | --- | --- | --- | --- |")
        for name, _, out in table:
            if None in seconds[name]:
                print(f"{name}: failed", file=sys.stderr)
                continue
            m = measures.of(out)
            print(f"| {name} | {statistics.median(seconds[name]):.2f} | {os.path.getsize(out) / 1e6:.2f} | "
                  f"{m['PSNR']:.2f} | {m['SSIM']:.4f} | {m['ΔE2000']:.3f} | {m['banding']:.3f} | {m['flicker']:.4f} |",
                  flush=True)
            numbers[name] = {"seconds": statistics.median(seconds[name]), "bytes": os.path.getsize(out), **m}
    if arguments.json:
        add(os.path.basename(os.path.normpath(arguments.frames)), numbers, arguments.json)


def add(scene, numbers, path):
    scenes = {}
    if os.path.exists(path):
        with open(path) as file:
            scenes = json.load(file)
    scenes[scene] = numbers
    with open(path, "w") as file:
        json.dump(scenes, file, indent=1, ensure_ascii=False)


if __name__ == "__main__":
    main()
