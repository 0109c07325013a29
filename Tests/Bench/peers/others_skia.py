#!/usr/bin/env python3
"""The scenes of `render bench --scenes all` with skia-python: user CPU in milliseconds per frame, as JSON.

  python others_skia.py --scale 3 [--frames 12] [--out DIR]
Frames are recorded first, and only their playback is timed, so that the times are Skia's and not Python's.
"""
import argparse
import json
import math
import os
import resource
import statistics

import numpy as np
import skia

W, H = 400, 860
HUES = [(1, .23, .19), (1, .58, 0), (1, .8, 0), (.2, .78, .35), (0, .48, 1), (.69, .32, .87)]
TRILINEAR = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)


def color(index, alpha=1.0):
    return skia.Color4f(*HUES[index % 6], alpha)


def paint(tint, **settings):
    return skia.Paint(AntiAlias=True, Color4f=tint, **settings)


def font(size, style=None):
    return skia.Font(skia.Typeface("Inter", style or skia.FontStyle.Normal()), size)


def circles(count):
    fills = [paint(color(i, .35), BlendMode=skia.BlendMode.kPlus) for i in range(6)]

    def frame(c, t):
        c.drawColor(skia.ColorBLACK)
        for i in range(count):
            a, d = i * 2.399963 + t * (.3 + i % 7 * .1), 190 * math.sqrt(i / count)
            c.drawCircle(200 + d * math.cos(a), 430 + 2 * d * math.sin(a), 4 + i % 9, fills[i % 6])
    return frame


def cards():
    title, text, small = font(17, skia.FontStyle.Bold()), font(15), font(13)
    shadow = skia.ImageFilters.DropShadow(0, 0, 8, 8, skia.Color(0, 0, 0, 84))
    star = skia.Path()
    for k in range(10):
        r, a = (14 if k % 2 == 0 else 6), k * math.pi / 5 - math.pi / 2
        (star.moveTo if k == 0 else star.lineTo)(r * math.cos(a), r * math.sin(a))
    star.close()

    def frame(c, t):
        c.drawColor(skia.Color(242, 242, 242))
        for i in range(40):
            y = 16 + i * 128 - t * 240
            if not -130 < y < H:
                continue
            c.drawRoundRect(skia.Rect.MakeXYWH(16, y, 368, 112), 16, 16, paint(skia.ColorWHITE, ImageFilter=shadow))
            c.save()
            c.translate(46, y + 56)
            c.drawPath(star, paint(color(1)))
            c.restore()
            c.drawString(f"Card number {i}", 76, y + 30, title, paint(skia.ColorBLACK))
            c.drawString("A few words about what it", 76, y + 54, text, paint(skia.Color4f(.5, .5, .5, 1)))
            c.drawString("holds, on one or on two lines", 76, y + 74, text, paint(skia.Color4f(.5, .5, .5, 1)))
            c.drawString(f"{i * 12.5:.2f}", 76, y + 96, small, paint(skia.ColorBLACK))
            c.drawRoundRect(skia.Rect.MakeXYWH(328, y + 45, 40, 22), 11, 11, paint(color(4)))
            c.drawString("New", 336, y + 60, font(12), paint(skia.ColorWHITE))
    return frame


def texts():
    plain, bold, italic = font(11), font(11, skia.FontStyle.Bold()), font(11, skia.FontStyle.Italic())
    black, grey = paint(skia.ColorBLACK), paint(skia.Color4f(.5, .5, .5, 1))

    def frame(c, t):
        c.drawColor(skia.ColorWHITE)
        c.drawString(f"Frame {int(t * 30)}", 0, 12, font(12), black)
        for i in range(60):
            x, y = 0, 26 + i * 14
            for part, face, ink in ((f"Line {i}: the quick brown fox, ", plain, grey), ("jumps over", bold, black),
                                    (" the lazy dog", italic, black)):
                c.drawString(part, x, y, face, ink)
                x += face.measureText(part)
    return frame


def curves():
    def frame(c, t):
        c.drawColor(skia.ColorWHITE)
        for i in range(300):
            y, swing = 20 + i * 820 / 300, i % 11 * 10 - 50
            path = skia.Path()
            path.moveTo(20, y)
            path.cubicTo(140, y - 60 + swing, 260, y + 60 - swing, 380, y)
            measure, part = skia.PathMeasure(path, False), skia.Path()
            measure.getSegment(0, measure.getLength() * (.5 + .5 * math.sin(t + i * .1)), part, True)
            c.drawPath(part, paint(color(i), Style=skia.Paint.kStroke_Style, StrokeWidth=2,
                                   StrokeCap=skia.Paint.kRound_Cap))
    return frame


def blobs():
    modes = [skia.BlendMode.kMultiply, skia.BlendMode.kScreen, skia.BlendMode.kOverlay, skia.BlendMode.kSoftLight,
             skia.BlendMode.kHue, skia.BlendMode.kDifference]

    def place(i, t):
        a = i * 1.3 + t * .7
        return 200 + 130 * math.cos(a), 110 + i * 58 + 40 * math.sin(a)

    def frame(c, t):
        c.drawColor(skia.Color(230, 230, 230))
        c.save()
        c.clipRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(20, 20, 360, 820), 60, 60), True)
        c.saveLayer(None, skia.Paint(ImageFilter=skia.ImageFilters.Blur(40, 40)))
        for i in range(12):
            c.drawCircle(*place(i, t), 70, paint(color(i)))
        c.restore()
        c.restore()
        for i in range(6):
            c.drawCircle(*place(2 * i + 1, -t), 90, paint(color(i + 2), BlendMode=modes[i]))
    return frame


def pictures(side, is_tilted):
    y, x = np.mgrid[0:side, 0:side]
    images = []
    for i in range(30):
        pixels = np.dstack([(x * x + y * y) // (side * 2 + i) & 255, x * 255 // side, y * 255 // side + 8 * i & 255,
                            0 * x + 255]).astype(np.uint8)
        image = skia.Image.fromarray(np.ascontiguousarray(pixels), colorType=skia.kRGBA_8888_ColorType,
                                     alphaType=skia.kOpaque_AlphaType, copy=True)
        images.append(image.withDefaultMipmaps())
    axis = np.array([.3, 1, .1]) / math.sqrt(.09 + 1 + .01)
    cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])

    def frame(c, t):
        c.drawColor(skia.ColorWHITE)
        for i, image in enumerate(images):
            a = math.radians(t * 40 + i * 12)
            c.save()
            c.translate(40 + i % 5 * 80, 70 + i // 5 * 144)
            if is_tilted:
                r = np.eye(3) + math.sin(a) * cross + (1 - math.cos(a)) * cross @ cross
                c.concat(skia.Matrix.MakeAll(
                    r[0, 0], r[0, 1], 0, r[1, 0], r[1, 1], 0, -.6 / 110 * r[2, 0], -.6 / 110 * r[2, 1], 1))
            else:
                c.rotate(math.degrees(a))
            c.drawImageRect(image, skia.Rect.MakeXYWH(-55, -55, 110, 110), TRILINEAR, skia.Paint(AntiAlias=True))
            c.restore()
    return frame


def gradients():
    stops = [skia.Color4f(*HUES[i]).toColor() for i in (0, 2, 3, 4, 5, 0)]

    def frame(c, t):
        c.drawColor(skia.ColorWHITE)
        for i in range(20):
            turn, x, y = math.radians(t * 60 + i * 18), i % 4 * 93, 5 + i // 4 * 165
            c.save()
            c.clipRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, 120, 190), 30, 30), True)
            if i % 2 == 0:
                matrix = skia.Matrix.RotateDeg(math.degrees(turn), skia.Point(x + 60, y + 95))
                shader = skia.GradientShader.MakeSweep(x + 60, y + 95, stops, localMatrix=matrix)
            else:
                center = skia.Point(x + 60 + 36 * math.cos(turn), y + 95 + 57 * math.sin(turn))
                shader = skia.GradientShader.MakeRadial(center, 90, stops)
            c.drawRect(skia.Rect.MakeXYWH(x, y, 120, 190), skia.Paint(Shader=shader))
            c.restore()
    return frame


SCENES = {
    "2000 circles in a canvas": lambda: circles(2000),
    "500 circles as views": lambda: circles(500),
    "40 cards": cards,
    "60 lines of text": texts,
    "300 trimmed curves": curves,
    "blurred blobs and blend modes": blobs,
    "30 pictures of 1000 in 3D": lambda: pictures(1000, True),
    "30 pictures of 500 in 3D": lambda: pictures(500, True),
    "30 turned pictures of 1000": lambda: pictures(1000, False),
    "angular and radial gradients": gradients,
}


def measure(name, scale, count, runs, out):
    frame = SCENES[name]()
    surface = skia.Surface.MakeRasterN32Premul(W * scale, H * scale)
    recorded = []
    for i in range(count):
        recorder = skia.PictureRecorder()
        canvas = recorder.beginRecording(skia.Rect.MakeWH(W * scale, H * scale))
        canvas.scale(scale, scale)
        frame(canvas, i / 30)
        recorded.append(recorder.finishRecordingAsPicture())
    canvas = surface.getCanvas()
    times = []
    for _ in range(runs + 1):
        begin = resource.getrusage(resource.RUSAGE_SELF).ru_utime
        for picture in recorded:
            canvas.drawPicture(picture)
        times.append((resource.getrusage(resource.RUSAGE_SELF).ru_utime - begin) * 1000 / count)
    if out:
        os.makedirs(out, exist_ok=True)
        surface.makeImageSnapshot().save(os.path.join(out, f"{name} {scale}.png"), skia.kPNG)
    return statistics.median(times[1:])


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--scale", type=int, default=1)
    parser.add_argument("--frames", type=int, default=12)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--out")
    arguments = parser.parse_args()
    print(json.dumps({name: measure(name, arguments.scale, arguments.frames, arguments.runs, arguments.out)
                      for name in SCENES}))


if __name__ == "__main__":
    main()
