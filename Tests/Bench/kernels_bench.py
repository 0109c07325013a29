#!/usr/bin/env python3
"""Times single drawings, ours and skia-python's in turn, beside earlier ratios: see docs/performance.md.

    kernels_bench.py RENDER [--rounds 3]

The earlier figures are of another machine, so only ratios to skia-python can be compared; below 1, ours is faster. "SSE2"
is portable Swift, "AVX2 or C" the better of Swift compiled for AVX2 and C with several clones; for turned pictures, the C
was measured without edges. The speed of memory is that of numpy's fills, copies and changes in place of as many bytes.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers")

# Our name; the suffix of Skia's variant, if any; three earlier times, in ns or µs: "SSE2", "AVX2 or C", skia-python.
ROWS = [
    ("translucent fill", "", 0.29, 0.065, 1.20),
    ("small translucent fill", "", 0.29, 0.065, 1.20),
    ("opaque fill", "", 0.115, 0.11, 0.061),
    ("picture 1:1, translucent", "", 0.50, 0.175, 0.25),
    ("small picture 1:1, translucent", "", 0.50, 0.175, 0.25),
    ("picture 1:1, opaque", "", None, None, None),
    ("linear gradient", "", 0.965, 0.625, 10.8),
    ("linear gradient, downwards", "", None, None, None),
    ("linear gradient, to the right", "", None, None, None),
    ("linear gradient of 6 colours", "", None, None, None),
    ("radial gradient", "", 1.29, 0.67, None),
    ("radial gradient of 6 colours", "", None, None, None),
    ("picture 500→200, turned, opaque, low", "bilinear", 2.84, 2.5, 31.1),
    ("picture, no edges, turned, opaque, low", "bilinear", 1.86, 1.34, 31.1),
    ("picture 500→200, turned, low", "bilinear", 3.3, 2.66, 31.5),
    ("picture 500→200, turned, low", "nearest level", 2.5, 2.1, 30.4),
    ("picture 500→200, tilted by 45°, low", "bilinear", 6.8, 6.1, 33.7),
    ("picture, no edges, tilted by 45°, opaque, low", "bilinear", None, 2.2, 33.7),
    ("picture 500→200, turned, opaque", "trilinear", None, None, None),
    ("picture 500→200, turned", "trilinear", 5.2, 4.1, 19.7),
    ("picture 500→400, turned", "trilinear", None, None, None),
    ("picture 500→200, upright", "trilinear", None, None, None),
    ("picture 500→200, tilted by 45°", "trilinear", None, None, None),
    ("shadow of a cog, σ 1", "", None, None, None),
    ("shadow of a cog, σ 2", "", 3.6, 3.2, 5.8),
    ("shadow of a cog, σ 5", "", 2.5, 2.0, 5.5),
    ("shadow of a cog, σ 15", "", 3.0, 2.4, 6.5),
    ("shadow of a cog, σ 30", "", 2.7, 1.9, 8.3),
    ("gear of 400 segments, 7 holes", "", 245, 250, 498),
    ("gear, translucent", "", 480, 307, 1353),
    ("2000 short cubics", "", 1310, 1240, 2020),
    ("2000 short cubics, even-odd", "", 1175, 1190, 4279),
    ("dashed outline of the gear", "", 642, 590, 2231),
    ("dashed capsule", "", None, None, None),
    ("circle of radius 450", "", 93, 85, 117),
    ("circle of radius 10", "", 1.4, 1.43, 2.3),
    ("rounded square of 900", "", 80, 77, 88),
]
MEMORY = {
    "opaque fill": "fill", "translucent fill": "change", "picture 1:1, translucent": "copy", "picture 1:1, opaque": "copy"
}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit((done.stderr.strip().splitlines() or [f"{command[0]} failed"])[-1])
    return json.loads(done.stdout)


def text(value):
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("render")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    ours, theirs, memory = [], [], []
    for _ in range(arguments.rounds):
        report = run(os.path.abspath(arguments.render), "bench", "--kernels", "all", "--json")
        ours.append({k["name"]: k.get("nanosecondsPerPixel", k["microseconds"]) for k in report["kernels"]})
        peer = run(sys.executable, os.path.join(HERE, "kernels_skia.py"))
        theirs.append(peer["drawings"])
        memory.append(peer["memory"])
    units = {k["name"]: "" if "nanosecondsPerPixel" in k else " µs" for k in report["kernels"]}

    def median(rows):
        return statistics.median(rows)
    print(f"\n| ns a pixel, or µs | ours | {peer['peer']} | ours / it | reference: SSE2 | AVX2 or C |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name, way, portable, fast, skia in ROWS:
        key = f"{name}; {way}" if way else name
        peer_key = key.replace(", low;", ";")
        ratio = median([a[name] / b[peer_key] for a, b in zip(ours, theirs)])
        mine, its = (text(median([r[k] for r in rows])) + units[name] for rows, k in ((ours, name), (theirs, peer_key)))
        bars = [f"{bar / skia:.3g}" if bar and skia else "" for bar in (portable, fast)]
        print(f"| {key} | {mine} | {its} | {ratio:.3g} | {bars[0]} | {bars[1]} |")
    print("\n| ns a pixel of 4 bytes | ours | memory | ours / it |\n| --- | --- | --- | --- |")
    for name, kind in MEMORY.items():
        ratio = median([a[name] / b[kind] for a, b in zip(ours, memory)])
        print(f"| {name} | {text(median([a[name] for a in ours]))} | {kind} {text(median([m[kind] for m in memory]))} "
              f"| {ratio:.2f} |")


if __name__ == "__main__":
    main()
