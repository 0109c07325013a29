"""Compares our pictures with those of Apple's SwiftUI, and writes docs/truth.md. See `make truth`.

    truth.py FOLDER OUT.md

FOLDER is local and not part of this project. It has `list.tsv` with the columns `id`, `scale` and `diff` (the class: A
shapes, B text, C controls), the references `ref/ID.png`, and our pictures of the same views, `ours/ID.png`. All are
sRGB. `letters/ID.png` is optional: white where we draw letters and symbols, black elsewhere, as large as `ours`.
"""
import csv
import os
import sys

import numpy as np
from PIL import Image, ImageFilter

FAMILIES = {
    "AIR": "rows of settings", "CED": "controls of macOS", "CLK": "clock faces", "CPR": "rings, trims and turns",
    "DDS": "titles, on iOS and macOS", "FER": "signs, banners and buttons", "ICN": "icons", "MAC": "lines of body text",
    "MDN": "Markdown", "MWL": "graphs, tags and type", "NBM": "cards, buttons and switches", "NBR": "cards in other fonts",
    "PFS": "a symbol beside a word", "PLS": "indicators and bars", "SBB": "3D and lists", "SKL": "placeholders",
    "SKP": "tiny layouts", "SMG": "gradients", "STR": "clips by corner", "VAK": "gradient borders", "W3M": "codes and avatars",
}


def load(path):
    return np.asarray(Image.open(path).convert("RGBA")).astype(np.float64)


def over(image, background):
    alpha = image[..., 3:] / 255
    return np.round(image[..., :3] * alpha + background * (1 - alpha))


def lab(rgb):
    c = rgb / 255
    c = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    m = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
    x = c @ m.T / np.array([0.95047, 1, 1.08883])
    f = np.where(x > 216 / 24389, np.cbrt(x), (24389 / 27 * x + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def delta_e(one, two):
    """CIEDE2000."""
    l1, a1, b1 = one.T
    l2, a2, b2 = two.T
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25.0**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180
    dh = np.where(c1 * c2 == 0, 0, dh)
    dl, dc, dhh = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh) / 2)
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = np.where(c1 * c2 == 0, h1 + h2, (h1 + dh / 2) % 360)
    t = (
        1 - 0.17 * np.cos(np.radians(h - 30)) + 0.24 * np.cos(np.radians(2 * h))
        + 0.32 * np.cos(np.radians(3 * h + 6)) - 0.2 * np.cos(np.radians(4 * h - 63)))
    turn = -np.sin(np.radians(60 * np.exp(-(((h - 275) / 25) ** 2)))) * 2 * np.sqrt(c**7 / (c**7 + 25.0**7))
    sl = 1 + 0.015 * (l - 50) ** 2 / np.sqrt(20 + (l - 50) ** 2)
    x, y, z = dl / sl, dc / (1 + 0.045 * c), dhh / (1 + 0.015 * c * t)
    return np.sqrt(np.maximum(0, x * x + y * y + z * z + turn * y * z))


def content_box(*images):
    """The box around what is not background in any of the images, which are over the same ground.

    The background is the commonest colour of the first image.
    """
    pixels = images[0].reshape(-1, 3).astype(np.int64)
    codes, counts = np.unique(pixels @ [65536, 256, 1], return_counts=True)
    code = int(codes[counts.argmax()])
    background = np.array([code >> 16, code >> 8 & 255, code & 255])
    content = np.any([abs(image - background).max(-1) > 3 for image in images], axis=0)
    if not content.any():
        return slice(0, content.shape[0]), slice(0, content.shape[1])
    (y0, y1), (x0, x1) = (np.flatnonzero(content.any(axis))[[0, -1]] for axis in (1, 0))
    return slice(y0, y1 + 1), slice(x0, x1 + 1)


def letters_area(path, scale):
    """The area within 4 points of our letters, which also has Apple's; None without a file."""
    if not os.path.exists(path):
        return None
    reach = round(4 * scale)
    area = Image.open(path).convert("L").filter(ImageFilter.MaxFilter(2 * reach + 1))
    return np.asarray(area) > 0


def measure(reference, ours, letters=None):
    """Compares two pictures.

    Returns the share of pixels within 3/255 (`near`) and the mean ΔE2000 (`difference`), both also inside of the box
    around what is not background (`near_inside`, `inside`), and whether the sizes agree (`same`). `shapes` is like
    `inside`, without the area `letters`; None if that area is not known.
    """
    if reference[..., 3].min() == 255 and ours[..., 3].min() < 255:
        # The reference shows a window with an opaque background.
        ground = 0 if reference[0, 0, :3].mean() < 64 else 255
        ours = np.dstack([over(ours, ground), np.full(ours.shape[:2], 255.0)])
    same = reference.shape == ours.shape
    height, width = (max(reference.shape[i], ours.shape[i]) for i in (0, 1))

    def centred(image):
        result = np.zeros((height, width, 4))
        y, x = (height - image.shape[0]) // 2, (width - image.shape[1]) // 2
        result[y : y + image.shape[0], x : x + image.shape[1]] = image
        return result

    outside = np.ones((height, width), bool)
    if letters is not None:
        outside = centred(np.repeat(letters[..., None], 4, axis=2))[..., 0] == 0
    reference, ours = centred(reference), centred(ours)
    near, worst, worst_inside, worst_shapes = np.ones((height, width), bool), 0, 0, 0
    for ground in (255, 0):
        a, b = over(reference, ground), over(ours, ground)
        distance = abs(a - b).max(-1)
        near &= distance <= 3
        differs = distance > 0
        difference = np.zeros((height, width))
        if differs.any():
            difference[differs] = delta_e(lab(a[differs]), lab(b[differs]))
        worst = max(worst, difference.mean())
        box = content_box(a, b)
        worst_inside = max(worst_inside, difference[box].mean())
        if outside[box].any():
            worst_shapes = max(worst_shapes, difference[box][outside[box]].mean())
    box = content_box(over(reference, 255), over(ours, 255))
    return {
        "near": float(near.mean() * 100), "difference": float(worst),
        "near_inside": float(near[box].mean() * 100), "inside": float(worst_inside),
        "shapes": None if letters is None else float(worst_shapes), "same": same}


def causes():
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "truth_causes.tsv")
    return {row["id"]: row for row in csv.DictReader(open(path), delimiter="\t")}


def main():
    folder, out = sys.argv[1:3]
    rows = []
    known = causes()
    listed = list(csv.DictReader(open(f"{folder}/list.tsv"), delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in listed:
        paths = [f"{folder}/{side}/{row['id']}.png" for side in ("ref", "ours")]
        if not all(map(os.path.exists, paths)):
            continue
        letters = letters_area(f"{folder}/letters/{row['id']}.png", float(row.get("scale") or 1))
        measured = measure(*map(load, paths), letters)
        cause = known.get(row["id"], {"kind": "", "cause": ""})
        measured["passes"] = passes(row["diff"], measured["near"], measured["difference"])
        measured["passes_inside"] = passes(row["diff"], measured["near_inside"], measured["inside"])
        rows.append({**row, **measured, **{key: cause[key] for key in ("kind", "cause")}})
    write(rows, len(listed), out)
    counted = [row for row in rows if row["kind"] != "artefact"]
    for name in "ABC":
        of = [row for row in counted if row["diff"] == name]
        print(name, share(of), "inside", share(of, "passes_inside"), "mean", mean(of, "difference"), mean(of, "inside"))


def passes(kind, near, difference):
    """Whether a picture of a class passes. The bar of class C is the mean of all its pictures."""
    return {"A": near >= 99, "B": difference <= 1}.get(kind)


def share(rows, key="passes"):
    return f"{sum(row[key] for row in rows)} of {len(rows)}" if rows and rows[0][key] is not None else "–"


def mean(rows, key):
    known = [row[key] for row in rows if row[key] is not None]
    return f"{np.mean(known):.3f}" if known else "–"


def write(rows, listed, out):
    counted = [row for row in rows if row["kind"] != "artefact"]
    lines = [
        "# How close the pixels are to Apple's", "",
        "`make truth` generates this page from a local copy of pictures that Apple's SwiftUI drew. They are not part of this project. Do not",
        "edit this page.", "",
        f"{len(rows)} of {listed} pictures were compared. *Class A* (shapes, layout, gradients) passes if 99 % of the pixels are within",
        "3/255, *class B* (text) if the mean ΔE2000 is at most 1. *Class C* (controls) has no threshold. Pictures",
        "with faults of their own are not counted; they are listed below.", "",
        "*Inside* is measured in the box around what is not background in either picture. It is the stricter measure.",
        "*Without letters* leaves out what is within 4 points of letters and symbols.", "",
        "| class | passes | passes inside | mean ΔE2000 | mean inside | without letters | other sizes |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in "ABC":
        of = [r for r in counted if r["diff"] == name]
        if of:
            lines.append(
                f"| {name} | {share(of)} | {share(of, 'passes_inside')} | {mean(of, 'difference')} | "
                f"{mean(of, 'inside')} | {mean(of, 'shapes')} | {sum(not r['same'] for r in of)} of {len(of)} |")
    lines += [
        "", "## By family", "", "Passes are those inside of the box.", "",
        "| family | contents | A | B | C | mean ΔE2000 | mean inside | without letters |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |"]
    for family in sorted({r["id"][:3] for r in rows}):
        of = [r for r in counted if r["id"].startswith(family)]
        if of:
            a, b = (share([r for r in of if r["diff"] == name], "passes_inside") for name in "AB")
            c = sum(r["diff"] == "C" for r in of) or "–"
            lines.append(
                f"| {family} | {FAMILIES.get(family, '')} | {a} | {b} | {c} | {mean(of, 'difference')} | "
                f"{mean(of, 'inside')} | {mean(of, 'shapes')} |")
    by_cause = {}
    for row in counted:
        if row["passes_inside"] is False or not row["same"]:
            by_cause.setdefault(row["cause"] or "not found yet", []).append(row)
    lines += ["", "## Failures by cause", "", "| cause | pictures (within 3/255 and mean ΔE2000, both inside) |", "| --- | --- |"]
    for cause, of in sorted(by_cause.items(), key=lambda item: (-len(item[1]), item[0])):
        words = ", ".join(
            f"{r['id']} ({r['near_inside']:.1f} %, {r['inside']:.2f}{'' if r['same'] else ', other size'})" for r in of)
        lines.append(f"| {cause} | {words} |")
    lines += ["", "## Not counted", "", "| picture | why |", "| --- | --- |"]
    not_counted = {}
    for row in rows:
        if row["kind"] == "artefact":
            not_counted.setdefault(row["cause"], []).append(row["id"])
    lines += [f"| {', '.join(of)} | {cause} |" for cause, of in not_counted.items()]
    with open(out, "w") as file:
        file.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
