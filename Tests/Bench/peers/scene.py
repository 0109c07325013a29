"""Scene model of the 'gears and belts' view, shared by the peer renderers.

Written for this benchmark after the SwiftUI views: points, y down, origin in the middle of the 400x860 screen.
Data and a little animation math; no drawing.
"""
import math
import os

IMG_DIR = os.environ.get("GEARS_IMAGES", os.path.join(os.getcwd(), "Assets", "Assets.xcassets"))
IMAGES = {
    "doubleGear": "doubleGear.imageset/doubleGear.png",
    "singleGear": "singleGear.imageset/singleGear.png",
    "fan": "fan.imageset/fan.png",
    "motor": "motor.imageset/motor.png",
    "shaft": "shaft.imageset/shaft.png",
    "wormGear": "wormGear.imageset/wormGear.png",
    "goldBackground": "goldBackground.imageset/goldBackground.png",
}
W, H = 400, 860

# name, width, degrees per cycle, dx, dy, duration, tilt degrees, tilt axis
GEARS_BACK = [
    ("doubleGear", 40, 360, -124, 102, 5, 0, None),
    ("doubleGear", 100, 360, -124, -280, 7, 0, None),
    ("doubleGear", 100, 360, 124, -280, 7, 0, None),
    ("doubleGear", 100, 360, 124, -70, 5, 0, None),
    ("doubleGear", 80, -360, 49, -113, 5, 0, None),
    ("doubleGear", 100, 360, -6, -80, 7, 0, None),
    ("singleGear", 100, -360, -62, -85, 7, 76, "y"),
    ("singleGear", 25, -360, -59, 19, 7, 76, "y"),
    ("singleGear", 100, -360, 160, 94, 7, 76, "y"),
    ("singleGear", 25, -360, 163, 252, 7, 76, "y"),
    ("singleGear", 175, 360, 60, 39, 7, 84, "x"),
]
# w, h, dx, dy, in-plane rotation, phase from, phase to, tilt about y, inner offset y
BELTS = [
    (425, 48, -124, -90, 90, 45, 0, 0, 0),
    (352, 100, 0, -280, 0, 45, 0, 0, 0),
    (258, 48, 124, -175, 90, 45, 0, 0, 0),
    (32, 125, -60, -33, 0, 0, 45, 75, 0),
    (28, 180, 162, 185, 0, 0, 45, 75, -10),
]
BELT_LINE, BELT_DASH, BELT_PERIOD = 7.0, (5.0, 1.4), 1.0   # the period: a linear animation of 3 s with speed(3)
BELT_SHADOW, GEAR_SHADOW, FAN_SHADOW, WORM_SHADOW = 10.0, 1.0, 15.0, 0.4

# worm rectangles: x slot centre, rotation, anchor ("top"/"center"), x offset, y offset at 0 / at 1
_WORM_X = [-18.0, -6.0, 6.0, 18.0]      # HStack of four 4-wide bars, spacing 8
WORM_RECTS = [
    (_WORM_X[0], -4, "top", 2, -8, 14),
    (_WORM_X[1], -8, "center", 7, -8, -15),
    (_WORM_X[2], -8, "top", 5, -10, -5),
    (_WORM_X[3], -7, "top", 4, -10, -10),
]


def image_path(name):
    return os.path.join(IMG_DIR, IMAGES[name])


def _bez(a, b, s):
    return 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3


def ease_in_out(u):
    """cubic-bezier(.42,0,.58,1) by bisection (called a handful of times a frame)."""
    lo, hi = 0.0, 1.0
    for _ in range(40):
        mid = 0.5 * (lo + hi)
        if _bez(0.42, 0.58, mid) < u:
            lo = mid
        else:
            hi = mid
    return _bez(0.0, 1.0, 0.5 * (lo + hi))


def pingpong(t, d):
    """easeInOut(duration d), repeatForever(autoreverses: true): 0..1..0"""
    p = (t / d) % 2.0
    return ease_in_out(p if p <= 1 else 2 - p)


def cycle(t, d):
    return (t / d) % 1.0


def tilt_matrix(axis, deg, size, perspective=1.0):
    """3x3 homography (row major) of rotation3DEffect on the plane z=0 about its centre.

    z towards the viewer, w = 1 - z*perspective/max(w,h)."""
    a = math.radians(deg)
    c, s, d = math.cos(a), math.sin(a), size / perspective
    if axis == "y":
        return (c, 0, 0, 0, 1, 0, s / d, 0, 1)
    return (1, 0, 0, 0, c, 0, 0, -s / d, 1)


def map_bounds(m, hw, hh):
    xs, ys = [], []
    for x, y in ((-hw, -hh), (hw, -hh), (hw, hh), (-hw, hh)):
        w = m[6] * x + m[7] * y + m[8]
        xs.append((m[0] * x + m[1] * y + m[2]) / w)
        ys.append((m[3] * x + m[4] * y + m[5]) / w)
    return min(xs), min(ys), max(xs), max(ys)
