#!/usr/bin/env python3
"""Fills the paths of `render bench` with other libraries, on 1000×1000 pixels: microseconds, as JSON."""
import json
import math
import resource
import statistics


def gear():
    """50 teeth of 8 lines, six round holes and a hub."""
    out = []
    for tooth in range(50):
        for k, radius in enumerate((430, 433, 480, 484, 486, 484, 433, 430)):
            angle = 2 * math.pi * (tooth + k / 8) / 50
            out.append(("L" if out else "M", 500 + radius * math.cos(angle), 500 + radius * math.sin(angle)))
    out.append(("Z",))

    def hole(x, y, r):
        k = 0.5522847498 * r
        out.extend([("M", x + r, y), ("C", x + r, y + k, x + k, y + r, x, y + r),
                    ("C", x - k, y + r, x - r, y + k, x - r, y), ("C", x - r, y - k, x - k, y - r, x, y - r),
                    ("C", x + k, y - r, x + r, y - k, x + r, y), ("Z",)])
    for i in range(6):
        hole(500 + 260 * math.cos(math.pi / 3 * i), 500 + 260 * math.sin(math.pi / 3 * i), 90)
    hole(500, 500, 70)
    return out


def walk():
    """2000 random short cubics."""
    state, x, y = 12345, 500.0, 500.0
    out = [("M", x, y)]

    def random():
        nonlocal state
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (state >> 33) / 2**31
    for _ in range(2000):
        points = []
        for _ in range(3):
            x = min(990, max(10, x + (random() - 0.5) * 80))
            y = min(990, max(10, y + (random() - 0.5) * 80))
            points += [x, y]
        out.append(("C", *points))
    out.append(("Z",))
    return out


def microseconds(draw):
    def seconds(count):
        begin = resource.getrusage(resource.RUSAGE_SELF).ru_utime
        for _ in range(count):
            draw()
        return resource.getrusage(resource.RUSAGE_SELF).ru_utime - begin
    seconds(3)
    return statistics.median(seconds(100) for _ in range(5)) * 1e4


def skia_path(commands, even_odd=False):
    import skia
    path = skia.PathBuilder() if not hasattr(skia.Path(), "moveTo") else skia.Path()
    for command in commands:
        {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}[command[0]](*command[1:])
    path = path if isinstance(path, skia.Path) else path.detach()
    if even_odd:
        path.setFillType(skia.PathFillType.kEvenOdd)
    path.setIsVolatile(True)
    return path


def skia_rows():
    import skia
    canvas = skia.Surface.MakeRasterN32Premul(1000, 1000)
    paint = skia.Paint(AntiAlias=True, Color=skia.Color(50, 80, 100))
    for name, commands, even_odd in PATHS:
        path = skia_path(commands, even_odd)
        with canvas as target:
            yield name, "skia-python", microseconds(lambda: target.drawPath(path, paint))


def blend2d_rows():
    """Blend2D's Python module has neither cubics nor the even-odd rule: curves are flattened before the timing."""
    import blend2d
    image = blend2d.Image(1000, 1000)
    for name, commands, even_odd in PATHS:
        path, x, y = blend2d.Path(), 0, 0
        for command in commands:
            if command[0] == "Z":
                path.close()
                continue
            if command[0] == "M":
                path.move_to(*command[1:])
            elif command[0] == "L":
                path.line_to(*command[1:])
            else:
                x1, y1, x2, y2, x3, y3 = command[1:]
                for i in range(1, 13):
                    t, m = i / 12, 1 - i / 12
                    path.line_to(m**3 * x + 3 * m * m * t * x1 + 3 * m * t * t * x2 + t**3 * x3,
                                 m**3 * y + 3 * m * m * t * y1 + 3 * m * t * t * y2 + t**3 * y3)
            x, y = command[-2:]
        context = blend2d.Context(image)
        context.set_fill_style_rgba(50, 80, 100, 255)
        yield name, "blend2d (curves cut before)", microseconds(lambda: context.fill_path(path))
        context.end()


PATHS = [("gear of 400 segments, 7 holes", gear(), True), ("2000 short cubics", walk(), False)]


def main():
    rows = []
    for source in (skia_rows, blend2d_rows):
        try:
            rows += [{"path": path, "peer": peer, "us": us} for path, peer, us in source()]
        except Exception:
            continue
    if not rows:
        raise SystemExit("neither skia-python nor blend2d-py is installed")
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
