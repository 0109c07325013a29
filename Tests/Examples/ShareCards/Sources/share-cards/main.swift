// SPDX-License-Identifier: MIT

import Foundation
import ShareCards

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "serve": try await CardServer.run(port: arguments.dropFirst().first.flatMap { Int($0) } ?? 8080)
case "bench":
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    await CardBench(count: numbers.first ?? 5000, workers: numbers.dropFirst().first ?? 2).run()
case "draw":
    guard let path = arguments.dropFirst().first,
        let file = await Card(
            title: "How views become pictures on a machine without a screen", author: "Ada Lovelace",
            tags: ["Swift", "Linux"]
        ).png()
    else { fatalError("share-cards draw FILE.png") }
    try file.write(to: URL(filePath: path))
default: print("share-cards serve [PORT] | bench [COUNT] [WORKERS] | draw FILE.png")
}
