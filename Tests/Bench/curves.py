#!/usr/bin/env python3
"""Draws measurements as curves, with our own Charts: docs/gif-curves.png and docs/performance-curves.png.

curves.py RENDER frames FOLDER             60 frames of each scene of the GIF comparison, for gif_bench.py
curves.py RENDER gif NUMBERS.json OUT.png  NUMBERS: of gif_bench.py --json
curves.py RENDER bench NUMBERS.json… OUT.png   NUMBERS: of RENDER bench --json: scenes over scales, views

RENDER is the program `render`.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SCENES = os.path.join(HERE, "../../Sources/Tools/Benchmarks/OtherScenes")
# The views of some scenes of `render bench --scenes all`. Each becomes a file with a preview, which RENDER draws.
FILES = {"cards": "CardList", "blobs": "BlurredBlobs", "gradients": "ClippedGradients"}
DRAG = "- {at: 0.05, drag: [200, 800], by: [0, -720], duration: 3}\n"
FRAMES = ["--frames", "60", "--size", "400x860", "--scale", "1", "--force", "-q"]


def frames(render, folder):
    def draw(scene, name, *more):
        subprocess.run([render, scene, *FRAMES, *more, "-o", os.path.join(folder, name) + "/"], check=True)

    draw("gears", "gears")
    draw(os.path.join(HERE, "curves/HueGradients.swift"), "hues")
    with tempfile.TemporaryDirectory() as temporary:
        for name, view in FILES.items():
            text = "import SwiftUI\n"
            for part in ("Moment", view):
                with open(os.path.join(SCENES, part + ".swift")) as file:
                    text += re.sub(r"(?m)^import .*\n", "", file.read())
            text = re.sub(r"(?s)    nonisolated static let drag = .*?\]\)\n", "", text)
            path = os.path.join(temporary, view + ".swift")
            with open(path, "w") as file:
                file.write(text + f"#Preview {{ {view}() }}\n")
            events = os.path.join(temporary, "drag.yaml")
            with open(events, "w") as file:
                file.write(DRAG)
            draw(path, name, *(["--events", events] if name == "cards" else []))


def page(render, panels, columns, out):
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(os.path.join(HERE, "curves/CurvePage.swift"), folder)
        text = json.dumps({"columns": columns, "panels": panels}, ensure_ascii=False)
        with open(os.path.join(folder, "Numbers.swift"), "w") as file:
            file.write(f'import Foundation\nimport SwiftUI\nlet numbers = #"""\n{text}\n"""#\n#Preview {{\n'
                       "    CurvePageView(page: try! JSONDecoder().decode(CurvePage.self, from: Data(numbers.utf8)))\n}\n")
        size = f"{columns * 360}x{-(-len(panels) // columns) * 300}"
        subprocess.run([render, folder, "--frames", "1", "--size", size, "--scale", "2", "--background", "white",
                        "-o", out, "--force", "-q"], check=True)


def gif(render, source, out):
    with open(source) as file:
        scenes = json.load(file)
    titles = {"gears": "gears", "cards": "cards that scroll", "blobs": "blurred blobs",
              "gradients": "angular and radial gradients", "hues": "gradients of all hues"}
    panels = []
    for measure in ("ΔE2000", "banding"):
        for scene, title in titles.items():
            rows = scenes.get(scene, {})
            series = {}
            for name, m in rows.items():
                kind = next((k for k in ("ours", "ffmpeg", "gifsicle", "libvips") if name.startswith(k)), None)
                if kind is None or "sierra" in name and measure == "ΔE2000":
                    continue
                label = name.split("quality ")[-1] if kind == "ours" else name.split(", ")[-1] if kind == "ffmpeg" else ""
                if kind == "gifsicle":
                    label = name.split("--lossy=")[-1].split(" ")[0]
                point = {"x": m["bytes"] / 1e6, "y": m[measure], "label": label, "isLabelBelow": label == "bayer 5"}
                series.setdefault(kind, []).append(point)
            panels.append({"title": title, "x": "MB", "y": measure, "series": [
                {"name": kind, "isLine": kind == "ours", "points": sorted(points, key=lambda p: p["x"])}
                for kind, points in series.items()]})
    # Puts both measures of a scene beside each other.
    half = len(panels) // 2
    page(render, [p for pair in zip(panels[:half], panels[half:]) for p in pair], 2, out)


def bench(render, sources, out):
    report = {"scenes": [], "growth": []}
    for source in sources:
        with open(source) as file:
            part = json.load(file)
        for key in report:
            report[key] += part.get(key) or []
    scenes = {}
    for timing in report["scenes"]:
        time = sum(timing[part] for part in ("evaluate", "layout", "emit", "raster"))
        scenes.setdefault(timing["scene"], []).append({"x": timing["scale"], "y": time})
    panels = []
    if scenes:
        names = sorted(scenes, key=lambda name: scenes[name][-1]["y"])
        for title, part in (("scenes, the faster half", names[: len(names) // 2]), ("the slower half", names[len(names) // 2:])):
            panels.append({"title": title, "x": "pixels a point", "y": "ms a frame", "series": [
                {"name": name, "isLine": True, "points": scenes[name]} for name in part]})
    if report["growth"]:
        panels.append({"title": "animated views", "x": "views", "y": "ms a frame", "series": [
            {"name": "all of them move", "isLine": True,
             "points": [{"x": g["views"], "y": g["milliseconds"]} for g in report["growth"]]}]})
    page(render, panels, min(len(panels), 3), out)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    render, what, rest = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3:]
    if what == "frames":
        frames(render, rest[0])
    elif what == "gif":
        gif(render, rest[0], rest[1])
    elif what == "bench":
        bench(render, rest[:-1], rest[-1])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
