#!/usr/bin/env python3
"""The single drawings of `render bench --kernels all` with skia-python: microseconds and nanoseconds per pixel, as JSON.

The faster of RGBA and BGRA pixels counts. Times include the calls from Python; if a drawing takes about as long as a
call, many are recorded and played back. Also times numpy's filling, copying and changing in place of a screen's bytes.
"""
import argparse
import json
import math
import resource
import statistics

import numpy as np
import skia

from paths import gear, skia_path, walk

LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kNone)
NEAREST_LEVEL = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kNearest)
TRILINEAR = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
BLUE, GLASS = skia.Color4f(0.1, 0.3, 0.8, 1), skia.Color4f(0.1, 0.3, 0.8, 0.5)
SCREEN, STAMP = skia.Rect.MakeWH(860, 1864), skia.Rect.MakeWH(240, 160)
TURNS = [30 + i / 16 for i in range(96)]


def seconds(draw, count):
    begin = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    for _ in range(count):
        draw()
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime - begin


def microseconds(draw, runs, target):
    draw()
    count = 1
    while (once := seconds(draw, count)) < 0.02:
        count *= 2
    count = max(1, round(count * target / once))
    return statistics.median(seconds(draw, count) for _ in range(runs)) / count * 1e6


def levels(width, height, alpha):
    """The pictures of KernelDrawing.swift: a pattern with an alpha, premultiplied RGBA."""
    y, x = np.mgrid[0:height, 0:width]
    alpha = alpha(x, y) + 0 * x
    return np.dstack([(c & 255) * alpha // 255 for c in (x * 7, y * 5, x ^ y)] + [alpha]).astype(np.uint8)


def picture(pixels, order):
    pixels = pixels if order == skia.kRGBA_8888_ColorType else pixels[..., [2, 1, 0, 3]]
    kind = skia.kOpaque_AlphaType if pixels[..., 3].min() == 255 else skia.kPremul_AlphaType
    return skia.Image.fromarray(np.ascontiguousarray(pixels), colorType=order, alphaType=kind, copy=True)


def cog():
    points = [((180 if i % 2 == 0 else 195), i * math.pi / 90) for i in range(180)]
    points = [(350 + r * math.cos(a), 350 + r * math.sin(a)) for r, a in points]
    return skia_path([("L" if i else "M", *p) for i, p in enumerate(points)] + [("Z",)])


def tilt(side):
    """Turns a square by 45° around its left edge, like SwiftUI's `rotation3DEffect` with a perspective of 1."""
    c, s = math.cos(math.pi / 4), math.sin(math.pi / 4)
    return skia.Matrix.MakeAll(c, 0, 0, 0, 1, 0, s / side, 0, 1)


def drawings(order):
    """Name, (width, height), pixels or None, the number of drawings per call, and the call."""
    def surface(width, height):
        made = skia.Surface.MakeRaster(skia.ImageInfo.Make(width, height, order, skia.kPremul_AlphaType))
        surfaces.append(made)
        return made.getCanvas()
    surfaces = []
    screen, square = surface(860, 1864), surface(1000, 1000)
    area = 860 * 1864

    def rect(name, paint):
        return name, area, 1, lambda: screen.drawRect(SCREEN, paint)
    yield rect("opaque fill", skia.Paint(AntiAlias=True, Color4f=BLUE))
    yield rect("translucent fill", skia.Paint(AntiAlias=True, Color4f=GLASS))

    plain = skia.Paint(AntiAlias=True)
    for name, alpha in (("opaque", lambda x, y: 255), ("translucent", lambda x, y: 1 + (x * 37 ^ y * 101) % 254)):
        image = picture(levels(860, 1864, alpha), order)
        yield f"picture 1:1, {name}", area, 1, lambda: screen.drawImage(image, 0, 0)

    def small(name, draw):
        """Covers a canvas that stays in the caches, with so many drawings that the time of Python's calls is negligible."""
        recorder = skia.PictureRecorder()
        recording = recorder.beginRecording(STAMP)
        for _ in range(64):
            draw(recording)
        drawn, canvas = recorder.finishRecordingAsPicture(), surface(240, 160)
        return f"small {name}", 240 * 160, 64, lambda: canvas.drawPicture(drawn)
    veil = skia.Paint(AntiAlias=True, Color4f=GLASS)
    yield small("translucent fill", lambda canvas: canvas.drawRect(STAMP, veil))
    stamp = picture(levels(240, 160, alpha), order)
    yield small("picture 1:1, translucent", lambda canvas: canvas.drawImage(stamp, 0, 0))

    two = [BLUE.toColor(), skia.Color4f(1, 0.8, 0.2, 0.7).toColor()]
    six = [skia.Color4f(0.1, 0.3, 0.8, 0.8).toColor(), skia.Color4f(1, 1, 1, 0.8).toColor()] * 3
    for end, colors, name in (
            ((860, 1864), two, "linear gradient"), ((0, 1864), two, "linear gradient, downwards"),
            ((860, 0), two, "linear gradient, to the right"), ((860, 1864), six, "linear gradient of 6 colours")):
        yield rect(name, skia.Paint(AntiAlias=True, Shader=skia.GradientShader.MakeLinear(
            [skia.Point(0, 0), skia.Point(*end)], colors)))
    for colors, name in ((two, "radial gradient"), (six, "radial gradient of 6 colours")):
        yield rect(name, skia.Paint(
            AntiAlias=True, Shader=skia.GradientShader.MakeRadial(skia.Point(430, 932), 1030, colors)))
    for colors, name in ((two, "angular gradient"), (six, "angular gradient of 6 colours")):
        yield rect(name, skia.Paint(AntiAlias=True, Shader=skia.GradientShader.MakeSweep(430, 932, colors)))

    opaque = picture(levels(500, 500, lambda x, y: 255), order)
    disc = picture(
        levels(500, 500, lambda x, y: 255 * ((2 * x - 500) ** 2 + (2 * y - 500) ** 2 < 500**2)), order)
    large = picture(levels(1250, 1250, lambda x, y: 255), order)
    wide, window, pane = (surface(600, 600), 300), (surface(200, 200), 100), (surface(140, 140), 70)
    turn = [0]

    def turned(name, image, sampling, side, pixels, matrix, place=wide):
        canvas, middle = place
        image = image.withDefaultMipmaps() if sampling is not LINEAR else image
        target = skia.Rect.MakeXYWH(-side / 2, -side / 2, side, side)

        def draw():
            turn[0] = (turn[0] + 1) % len(TURNS)
            canvas.save()
            canvas.translate(middle, middle)
            canvas.concat(matrix(TURNS[turn[0]]))
            canvas.drawImageRect(image, target, sampling, plain)
            canvas.restore()
        return name, pixels, 1, draw
    rotated = skia.Matrix.RotateDeg

    def tilted(side):
        def turned_and_tilted(angle):
            matrix = tilt(side)
            matrix.preRotate(angle)
            return matrix
        return turned_and_tilted
    for way, sampling in (("bilinear", LINEAR), ("nearest level", NEAREST_LEVEL), ("trilinear", TRILINEAR)):
        yield turned(f"picture 500→200, turned, opaque; {way}", opaque, sampling, 200, 40000, rotated)
        yield turned(f"picture 500→200, turned; {way}", disc, sampling, 200, 40000, rotated)
        yield turned(f"picture 500→200, tilted by 45°; {way}", disc, sampling, 200, 37580, tilted(200))
    yield turned("picture, no edges, turned, opaque; bilinear", opaque, LINEAR, 200, 19600, rotated, pane)
    yield turned(
        "picture, no edges, tilted by 45°, opaque; bilinear", large, LINEAR, 500, 40000, tilted(500), window)
    yield turned("picture 500→400, turned; trilinear", disc, TRILINEAR, 400, 160000, rotated)
    yield turned(
        "picture 500→200, upright; trilinear", disc, TRILINEAR, 200, 40000,
        lambda angle: skia.Matrix.Translate(angle / 64, 0))

    casting, shape = surface(700, 700), cog()
    for sigma in (1, 2, 5, 15, 30):
        paint = skia.Paint(AntiAlias=True, Color=skia.ColorBLACK,
                           MaskFilter=skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma))
        yield f"shadow of a cog, σ {sigma}", 160000, 1, lambda: casting.drawPath(shape, paint)

    blue, glass = skia.Paint(AntiAlias=True, Color4f=BLUE), skia.Paint(AntiAlias=True, Color4f=GLASS)

    def path(name, path, paint):
        return name, None, 1, lambda: square.drawPath(path, paint)
    yield path("gear of 400 segments, 7 holes", skia_path(gear(), True), blue)
    yield path("gear, translucent", skia_path(gear(), True), glass)
    yield path("2000 short cubics", skia_path(walk()), blue)
    yield path("2000 short cubics, even-odd", skia_path(walk(), True), blue)
    yield path("dashed outline of the gear", skia_path(gear()), skia.Paint(
        AntiAlias=True, Color4f=BLUE, Style=skia.Paint.kStroke_Style, StrokeWidth=6, StrokeCap=skia.Paint.kRound_Cap,
        PathEffect=skia.DashPathEffect.Make([20, 14], 0)))
    capsule = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(30, 30, 850, 96), 48, 48)
    dashes = skia.Paint(
        AntiAlias=True, Color=skia.ColorBLACK, Style=skia.Paint.kStroke_Style, StrokeWidth=14,
        StrokeJoin=skia.Paint.kRound_Join, PathEffect=skia.DashPathEffect.Make([10, 2.8], 6.6))
    yield "dashed capsule", None, 1, lambda: square.drawRRect(capsule, dashes)
    yield "circle of radius 450", None, 1, lambda: square.drawCircle(500, 500, 450, blue)
    recorder = skia.PictureRecorder()
    recording = recorder.beginRecording(skia.Rect.MakeWH(1000, 1000))
    for i in range(100):
        recording.drawCircle(50 + 100.13 * (i % 10), 50 + 100.13 * (i // 10), 10, blue)
    dots = recorder.finishRecordingAsPicture()
    yield "circle of radius 10", None, 100, lambda: square.drawPicture(dots)
    card = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(50, 50, 900, 900), 40, 40)
    yield "rounded square of 900", None, 1, lambda: square.drawRRect(card, blue)


def memory():
    """Fills, copies and changes a screen's bytes."""
    pixels, other = np.full((2, 1864 * 860 * 4), 1, np.uint8)
    yield "fill", lambda: pixels.fill(26)
    yield "copy", lambda: np.copyto(pixels, other)
    yield "change", lambda: np.bitwise_xor(pixels, 26, out=pixels)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.05)
    arguments = parser.parse_args()
    times = {}
    for order in (skia.kRGBA_8888_ColorType, skia.kBGRA_8888_ColorType):
        for name, pixels, copies, draw in drawings(order):
            us = microseconds(draw, arguments.runs, arguments.seconds) / copies
            times[name] = min(us, times.get(name, (us,))[0]), pixels
    rows = {name: us * 1000 / pixels if pixels else us for name, (us, pixels) in times.items()}
    speed = {name: microseconds(run, arguments.runs, arguments.seconds) * 1000 / (860 * 1864) for name, run in memory()}
    print(json.dumps({"peer": "skia-python " + skia.__version__, "drawings": rows, "memory": speed}))


if __name__ == "__main__":
    main()
