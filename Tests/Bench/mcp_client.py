# SPDX-License-Identifier: MIT
"""Drives `render mcp` with the official Python client, and checks each tool. Run by hand, not by CI:

    python3 -m venv /tmp/mcp && /tmp/mcp/bin/pip install mcp
    /tmp/mcp/bin/python Tests/Bench/mcp_client.py PROGRAM

Prints the times of the first picture and of a change. Exit status 1: a check failed.
"""

import asyncio
import base64
import json
import os
import statistics
import sys
import tempfile
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

VIEW = """import SwiftUI

struct Counter: View {
    @State private var count = 0
    @State private var name = ""
    var body: some View {
        VStack(spacing: 16) {
            Text("\\(count)").font(.largeTitle)
            Button("Add") { withAnimation { count += 1 } }.buttonStyle(.borderedProminent)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            Circle().fill(.orange).frame(width: 40 + CGFloat(count) * 20)
        }
        .padding()
    }
}

#Preview("Main") { Counter() }
#Preview("Dark") { Counter().preferredColorScheme(.dark) }
// EDIT
"""

TOOLS = {"check", "render_view", "lint", "sweep", "interact", "animation", "compare", "api"}

failures = []


def check(condition, what):
    print(("ok    " if condition else "WRONG ") + what)
    if not condition:
        failures.append(what)


def field(value, *names):
    """A field of a result, under any of the names that versions of the client use."""
    for name in names:
        if hasattr(value, name):
            return getattr(value, name)
    raise AttributeError(names[0])


def words(result):
    return "\n".join(item.text for item in result.content if item.type == "text")


def pictures(result):
    return [base64.b64decode(item.data) for item in result.content if item.type == "image"]


def failed(result):
    return bool(field(result, "is_error", "isError"))


def structured(result):
    return field(result, "structured_content", "structuredContent")


async def exchange(process, message):
    process.stdin.write((json.dumps({"jsonrpc": "2.0", **message}) + "\n").encode())
    await process.stdin.drain()
    return json.loads(await process.stdout.readline())


async def versions(program, folder, environment):
    """Negotiates versions, with verbatim messages and with the client's own modes."""
    for asked, spoken in [("2024-11-05",) * 2, ("2025-03-26",) * 2, ("2025-06-18",) * 2, ("2025-11-25",) * 2,
                          ("2026-07-28", "2025-11-25"), ("2099-01-01", "2025-11-25")]:
        process = await asyncio.create_subprocess_exec(
            program, "mcp", "--root", folder, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment)
        answer = await exchange(process, {
            "id": 1, "method": "initialize",
            "params": {"protocolVersion": asked, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}})
        check(answer["result"]["protocolVersion"] == spoken, f"initialize with {asked}: {spoken}")
        if asked == "2099-01-01":
            meta = {"io.modelcontextprotocol/protocolVersion": "2099-01-01"}
            answer = await exchange(process, {"id": 2, "method": "tools/list", "params": {"_meta": meta}})
            check(answer["error"]["code"] == -32022 and "2026-07-28" in answer["error"]["data"]["supported"], "a request of an unknown version")
        process.stdin.close()
        await process.wait()
    try:
        from mcp import Client
    except ImportError:
        print("      this version of the client knows no 2026-07-28")
        return
    parameters = StdioServerParameters(command=program, args=["mcp", "--root", folder], env=environment)
    for mode in ("auto", "2026-07-28", "legacy"):
        async with Client(parameters, mode=mode) as client:
            result = await client.call_tool("check", {"path": "View.swift"})
            names = [tool.name for tool in (await client.list_tools()).tools]
            check(structured(result)["compiles"] is True and len(names) == len(TOOLS), f"the client's mode {mode}: version {client.protocol_version}")


async def limits(program, folder, environment):
    """Checks that a client's roots limit those of the server."""
    from mcp import types
    os.makedirs(folder + "/inside", exist_ok=True)
    with open(folder + "/inside/Other.swift", "w") as file:
        file.write(VIEW)
    roots = [folder + "/inside", "/etc"]

    async def list_roots(context):
        return types.ListRootsResult(roots=[types.Root(uri="file://" + root) for root in roots])

    for arguments, name in ((["--root", folder], "with --root"), ([], "without --root")):
        roots[:] = [folder + "/inside"] + (["/etc"] if arguments else [])
        parameters = StdioServerParameters(command=program, args=["mcp"] + arguments, env=environment, cwd="/")
        async with stdio_client(parameters) as (reading, writing), \
                ClientSession(reading, writing, list_roots_callback=list_roots) as session:
            await session.initialize()
            result = await session.call_tool("render_view", {"path": folder + "/inside/Other.swift"})
            check(not failed(result), f"{name}: a file in the client's root is read")
            for path in (folder + "/View.swift", "/etc/passwd"):
                result = await session.call_tool("render_view", {"path": path})
                check(failed(result) and "outside of the folders" in words(result), f"{name}: {path} is refused")
            if arguments:
                roots[:] = [folder]
                await session.send_roots_list_changed()
                result = await session.call_tool("render_view", {"path": folder + "/View.swift"})
                check(not failed(result), f"{name}: and read once the client has changed its roots")


async def main(program):
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as cache, tempfile.TemporaryDirectory() as temporary:
        with open(folder + "/View.swift", "w") as file:
            file.write(VIEW)
        os.symlink("/etc", folder + "/outside")
        # An empty cache, so that nothing has been compiled before.
        environment = {**os.environ, "XDG_CACHE_HOME": cache, "TMPDIR": temporary}
        parameters = StdioServerParameters(command=program, args=["mcp", "--root", folder], env=environment)
        start = time.perf_counter()
        async with stdio_client(parameters) as (reading, writing), ClientSession(reading, writing) as session:
            agreed = await session.initialize()
            print("version", field(agreed, "protocol_version", "protocolVersion"))
            tools = {tool.name for tool in (await session.list_tools()).tools}
            check(
                tools == TOOLS, "the tools: " + ", ".join(sorted(tools)))

            result = await session.call_tool("render_view", {"code": VIEW})
            first = time.perf_counter() - start
            check(len(pictures(result)) == 1 and pictures(result)[0][:4] == b"\x89PNG", "render_view: a picture")
            check("preview 'Main'" in words(result) and "'Dark'" in words(result), "render_view: its previews")
            has_tree = "#1 " in words(result)
            check(has_tree and "Button" in words(result), "render_view: the tree")
            check(first <= 3, f"from the start to the first picture in {first:.2f} s, at most 3 s")

            times = []
            for edit in range(7):
                before = time.perf_counter()
                result = await session.call_tool("render_view", {"code": VIEW.replace("EDIT", f"edit {edit}")})
                times.append(time.perf_counter() - before)
                check(not failed(result), f"render_view: edit {edit}")
            median = statistics.median(times)
            check(median <= 1, f"a change is seen in {median:.2f} s (median; at most {max(times):.2f} s), at most 1 s")

            result = await session.call_tool(
                "render_view", {"path": "View.swift", "preview": "Dark", "times": [0, 1], "annotate": True, "tree": "json"})
            check(
                len(pictures(result)) == (2 if has_tree else 1) and "the same as picture 1" in words(result),
                "render_view: two equal moments once, and numbered boxes")
            result = await session.call_tool(
                "render_view", {"code": VIEW, "max_tokens": 100, "around": "Add", "findings": True, "tree": "none"})
            size = [int.from_bytes(pictures(result)[0][start:start + 4], "big") for start in (16, 20)]
            check(size[0] * size[1] <= 75_000 and "finding" in words(result), f"render_view: a part of {size} pixels, with findings")
            result = await session.call_tool("sweep", {"code": VIEW, "max_tokens": 1500})
            check(len(pictures(result)) == 1 and "AX3" in words(result), "sweep: a sheet of settings")
            result = await session.call_tool("lint", {"code": VIEW})
            check(not failed(result), "lint: findings")
            check(not has_tree or bool(structured(result)["views"]), "render_view: the tree as structured content")

            result = await session.call_tool("check", {"code": VIEW.replace(".padding()", ".pading()")})
            check(structured(result)["compiles"] is False and "pading" in words(result), "check: an error")
            result = await session.call_tool("check", {"path": "View.swift"})
            check(structured(result)["compiles"] is True, "check: a file that compiles")

            result = await session.call_tool("interact", {"code": VIEW})
            name = words(result).split()[1].rstrip(":")
            target = "Add"
            for line in words(result).splitlines():
                if "Button" in line and "Add" in line:
                    target = line.split()[0]
            before = pictures(result)[0]
            result = await session.call_tool("interact", {"session": name, "steps": [{"tap": target}]})
            check(pictures(result)[0] != before, f"interact: a tap on {target} changes the picture")
            check(not has_tree or '"1"' in words(result), "interact: and the tree")
            result = await session.call_tool(
                "interact", {"session": name, "steps": [{"type": "Ada", "into": "Name"}, {"wait": "still"}]})
            check("without end" not in words(result), "interact: still, though a caret blinks")
            check(not has_tree or "Ada" in words(result), "interact: what was typed is in the tree")
            result = await session.call_tool("interact", {"session": name, "steps": [{"seek": 0}]})
            check(pictures(result)[0] == before, "interact: back at the beginning, the same bytes")

            result = await session.call_tool("animation", {"session": name, "to": 1, "moments": 6, "columns": 3})
            check(len(pictures(result)) == 1 and "6 moments" in words(result), "animation: a contact sheet")
            result = await session.call_tool("animation", {"code": VIEW, "format": "gif", "to": 1, "output": "a.gif"})
            with open(folder + "/a.gif", "rb") as file:
                check(file.read(3) == b"GIF", "animation: a GIF in a file")
            result = await session.call_tool("animation", {"code": VIEW, "format": "gif", "output": "a.gif"})
            check(failed(result), "animation: no file is replaced unasked")

            result = await session.call_tool(
                "compare", {"before": {"code": VIEW}, "after": {"code": VIEW.replace("spacing: 16", "spacing: 18")}})
            check(structured(result)["same"] is False and structured(result)["pixels"] > 0, "compare: two versions")
            result = await session.call_tool("compare", {"before": {"code": VIEW}, "after": {"path": "View.swift"}})
            check(structured(result)["same"] is True, "compare: the same view")

            result = await session.call_tool("api", {"names": [".cornerRadius", "Table", "VStack"]})
            support = {entry["name"]: entry["support"] for entry in structured(result)["names"]}
            check(support["VStack"] == "supported" and "clipShape" in words(result), "api: what there is, and instead")

            for path in ["../View.swift", "/etc/passwd", "outside/passwd"]:
                result = await session.call_tool("render_view", {"path": path})
                check(failed(result) and "outside of the folders" in words(result), f"roots: {path} is refused")
            # Since 2025-11-25, errors in arguments are results for the model; before, they were protocol errors.
            try:
                result = await session.call_tool("render_view", {})
                said = words(result) if failed(result) else ""
            except Exception as error:
                said = str(error)
            check("code and path" in said, f"wrong arguments are an error: {said}")
            try:
                await session.call_tool("no_such_tool", {})
                check(False, "an unknown tool is an error of the protocol")
            except Exception as error:
                check("there is no tool" in str(error), f"an unknown tool is an error of the protocol: {error}")

            told = []

            async def progress(value, total, message):
                told.append((value, message))

            result = await session.call_tool(
                "animation", {"code": VIEW.replace("EDIT", "progress"), "to": 1}, progress_callback=progress)
            values = [value for value, _ in told]
            check(len(told) >= 2 and values == sorted(set(values)), f"progress: {told}")
            slow = asyncio.create_task(session.call_tool("render_view", {"code": VIEW.replace("count = 0", "count = slow()") + """
func slow() -> Int { var sum = 0; while true { sum &+= 1; if sum == -1 { return 1 } } }
"""}))
            await asyncio.sleep(2.5)
            before = time.perf_counter()
            slow.cancel()
            try:
                await slow
            except asyncio.CancelledError:
                pass
            result = await session.call_tool("api", {"names": ["VStack"]})
            took = time.perf_counter() - before
            check(not failed(result) and took < 2, f"a call that is cancelled makes room at once: {took:.2f} s")
            trap = VIEW.replace("VStack(spacing: 16) {", "VStack(spacing: [16][count + 1]) {")
            result = await session.call_tool("render_view", {"code": trap})
            check(failed(result) and "View.swift:7" in words(result), "a trap ends the rendering alone: " + words(result)[:200])
            result = await session.call_tool("render_view", {"code": VIEW})
            check(not failed(result), "and the server goes on")
            # A view must not read files outside of the roots, if the kernel can prevent it.
            spy = VIEW.replace('Text("\\(count)")', 'Text((try? String(contentsOfFile: "%s", encoding: .utf8)) ?? "refused")')
            with open(cache + "/secret", "w") as file:
                file.write("SECRET")
            result = await session.call_tool("render_view", {"code": spy % (cache + "/secret")})
            check("refused" in words(result) and "SECRET" not in words(result), "the code of a view reads no other files")
        await versions(program, folder, environment)
        await limits(program, folder, environment)
        left = os.listdir(temporary)
        check(not left, f"nothing is left behind {left}")
    print(f"{len(failures)} wrong")
    sys.exit(1 if failures else 0)


asyncio.run(main(os.path.abspath(sys.argv[1])))
