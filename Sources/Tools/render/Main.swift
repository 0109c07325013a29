// SPDX-License-Identifier: MIT

import Commands
import Scenes

@main
struct Main {
    static func main() { Program.run { SceneCatalog.all } }
}
