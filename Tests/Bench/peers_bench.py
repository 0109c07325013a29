#!/usr/bin/env python3
"""Compares other renderers with ours, in one run: see docs/performance.md.

    peers_bench.py RENDER [--rounds 3] [--only WORDS] [--whole] [--others]

RENDER is the program. Each round draws the gears scene at 400×860 points with every renderer in turn, on one thread, so
that the drift of the machine's speed affects all equally; the median of the rounds counts. Then come other scenes (with
--others, only these), single paths and, with --whole, the whole command including PNG files. Renderers that are not
installed are skipped with a message: skia-python, PySide6 (with Pillow and numpy), blend2d-py; Chromium, with
websocket-client.
"""
import argparse
import contextlib
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers")
FRAMES = {1: 24, 2: 12, 3: 8}


def ours(render, scale):
    report = json.loads(subprocess.run(
        [render, "bench", "gears", "--size", "400x860", "--scales", str(scale), "--frames", "60", "--runs", "1", "--json"],
        capture_output=True, check=True).stdout)
    return report["scenes"][0]["raster"]


def peer(script, options, scale, cwd):
    process = subprocess.Popen(
        [sys.executable, os.path.join(HERE, script), "--scale", str(scale), "--frames", str(FRAMES[scale]), "--runs", "3",
         *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=cwd, start_new_session=True,
        env=dict(os.environ, GEARS_IMAGES=os.path.abspath("Assets/Assets.xcassets")))
    try:
        output, errors = process.communicate()
    finally:
        # A browser that has not exited would slow all further measurements.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    if "{" not in output:
        raise RuntimeError((errors.strip().splitlines() or ["no answer"])[-1])
    result = json.loads(output[output.index("{"):])
    return result.get("user_ms_per_frame_median", result.get("wall_ms_per_frame_median"))


PEERS = [
    ("Chromium canvas 2D, software (affine tilt)", "gears_canvas.py", []),
    ("skia-python, hand-tuned", "gears_skia.py", ["--smart"]),
    ("skia-python", "gears_skia.py", []),
    ("Qt QPainter + Pillow blur", "gears_qt.py", []),
]


def scenes(arguments, folder):
    times, skipped = {}, {}
    for _ in range(arguments.rounds):
        for name, script, options in [("ours", None, None), *PEERS]:
            if arguments.only not in name and script or name in skipped:
                continue
            for scale in FRAMES:
                try:
                    value = ours(arguments.render, scale) if script is None else peer(script, options, scale, folder)
                except (RuntimeError, OSError, subprocess.CalledProcessError) as error:
                    skipped[name] = str(error)
                    print(f"{name}: skipped, {error}", file=sys.stderr)
                    break
                times.setdefault(name, {}).setdefault(scale, []).append(value)
    print("| ms a frame, one thread | 1× | 2× | 3× | ours / it: 1× | 2× | 3× |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    median = {name: {s: statistics.median(v) for s, v in of.items()} for name, of in times.items()}
    for name, of in median.items():
        ratios = [f"{statistics.median(a / b for a, b in zip(times['ours'][s], times[name][s])):.2f}" for s in FRAMES]
        print(f"| {name} | " + " | ".join(f"{of[s]:.1f}" for s in FRAMES) + " | " + " | ".join(ratios) + " |", flush=True)


def paths(arguments):
    """Times the filling of single paths, also with peers that have Python modules."""
    rows = {}
    for _ in range(arguments.rounds):
        kernels = json.loads(subprocess.run(
            [arguments.render, "bench", "--kernels", "gear of,short cubics", "--runs", "5", "--json"],
            capture_output=True, check=True).stdout)["kernels"]
        mine = {kernel["name"]: kernel["microseconds"] for kernel in kernels}
        run = subprocess.run([sys.executable, os.path.join(HERE, "paths.py")], capture_output=True, text=True)
        if run.returncode != 0:
            print("paths: skipped,", (run.stderr.strip().splitlines() or ["?"])[-1], file=sys.stderr)
            return
        for row in json.loads(run.stdout):
            rows.setdefault((row["path"], row["peer"]), []).append((mine[row["path"]], row["us"]))
    print("\n| µs | ours | it | ours / it |\n| --- | --- | --- | --- |")
    for (path, peer), times in rows.items():
        own, its, ratio = (statistics.median(v) for v in zip(*((a, b, a / b) for a, b in times)))
        print(f"| {path}, {peer} | {own:.0f} | {its:.0f} | {ratio:.2f} |")


def whole(arguments, folder):
    """Times 120 frames with their PNG files (wall time)."""
    begin = time.perf_counter()
    subprocess.run([arguments.render, "gears", "--frames", "120", "--size", "400x860", "-o", folder + "/out", "--force",
                    "-q"], check=True)
    own = time.perf_counter() - begin
    run = subprocess.run(
        [sys.executable, os.path.join(HERE, "gears_skia.py"), "--scale", "1", "--frames", "24", "--runs", "3", "--png",
         "--smart"], capture_output=True, text=True,
        env=dict(os.environ, GEARS_IMAGES=os.path.abspath("Assets/Assets.xcassets")))
    if "{" not in run.stdout:
        print("the whole command: skipped,", (run.stderr.strip().splitlines() or ["?"])[-1], file=sys.stderr)
        return
    result = json.loads(run.stdout[run.stdout.index("{"):])
    png = next(value for name, value in result["png"].items() if name.startswith("skia"))
    other = 120 * (result["user_ms_per_frame_median"] + png["user_ms"]) / 1000
    size = sum(entry.stat().st_size for entry in os.scandir(folder + "/out")) / 120 / 1000
    print(f"\n120 frames and their PNG files: ours {own:.2f} s and {size:.0f} kB a file, skia-python with its own encoder "
          f"{other:.2f} s and {png['kB']:.0f} kB; ratio {own / other:.3f}")


OTHERS = [("skia-python", "others_skia.py"), ("Chromium canvas", "others_canvas.py")]
# This peer is compared separately, because a page caches what it has painted.
PAGE = ("Chromium's DOM", "others_dom.py")


def others(arguments, folder):
    """Times other scenes: ours, including the work of views, beside the peers that draw them."""
    scales, times, skipped = (1, 3), {}, set()
    for _ in range(arguments.rounds):
        for scale in scales:
            report = json.loads(subprocess.run(
                [arguments.render, "bench", "--scenes", "all", "--scales", str(scale), "--frames", "30", "--runs", "1",
                 "--json"], capture_output=True, check=True).stdout)
            for scene in report["scenes"]:
                whole = sum(scene[part] for part in ("evaluate", "layout", "emit", "raster"))
                times.setdefault((scene["scene"], scale), {}).setdefault("ours", []).append(whole)
            for name, script in [*OTHERS, PAGE]:
                if name in skipped:
                    continue
                run = subprocess.run(
                    [sys.executable, os.path.join(HERE, script), "--scale", str(scale)], capture_output=True, text=True,
                    cwd=folder)
                if "{" not in run.stdout:
                    skipped.add(name)
                    print(f"{name}: skipped,", (run.stderr.strip().splitlines() or ["?"])[-1], file=sys.stderr)
                    continue
                for scene, value in json.loads(run.stdout[run.stdout.index("{"):]).items():
                    times.setdefault((scene, scale), {}).setdefault(name, []).append(value)
    names = [name for name, _ in OTHERS if name not in skipped]
    columns = [f"{name} {scale}×" for scale in scales for name in ("ours", *names)]
    is_page = PAGE[0] not in skipped
    print("\nOther scenes\n\n| ms a frame | " + " | ".join(columns) + " | ours / the better: "
          + " | ".join(f"{scale}×" for scale in scales) + " |"
          + (f" ours / {PAGE[0]}: " + " | ".join(f"{scale}×" for scale in scales) + " |" if is_page else ""))
    print("| --- " * (len(columns) + 1 + len(scales) * (2 if is_page else 1)) + "|")
    for scene in dict.fromkeys(scene for scene, _ in times):
        cells, ratios, page = [], [], []
        for scale in scales:
            of = times[scene, scale]
            cells += [f"{statistics.median(of[name]):.3g}" if name in of else "" for name in ("ours", *names)]
            best = [min(values) for values in zip(*(of[name] for name in names if name in of))]
            ratios.append(f"{statistics.median(a / b for a, b in zip(of['ours'], best)):.2f}" if best else "")
            if is_page:
                page.append(f"{statistics.median(a / b for a, b in zip(of['ours'], of[PAGE[0]])):.2f}" if PAGE[0] in of else "")
        print(f"| {scene} | " + " | ".join(cells + ratios + page) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("render")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--others", action="store_true", help="only the other scenes")
    arguments = parser.parse_args()
    arguments.render = os.path.abspath(arguments.render)
    with tempfile.TemporaryDirectory() as folder:
        if arguments.others:
            others(arguments, folder)
            return
        scenes(arguments, folder)
        others(arguments, folder)
        paths(arguments)
        if arguments.whole:
            whole(arguments, folder)


if __name__ == "__main__":
    main()
