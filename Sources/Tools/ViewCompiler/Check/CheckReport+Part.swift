// SPDX-License-Identifier: MIT

extension CheckReport {
    /// The findings in some of the checked files, as a report of these files alone.
    package func part(path: String, files chosen: [String]) -> CheckReport {
        let chosen = Set(chosen)
        var part = CheckReport(path: path, files: chosen.count)
        part.missing = missing.compactMap { family in
            var family = family
            family.names = family.names.compactMap { name in
                var name = name
                name.places.removeAll { !chosen.contains($0.file) }
                name.count = name.places.count
                return name.count > 0 ? name : nil
            }
            family.count = family.names.reduce(0) { $0 + $1.count }
            return family.count > 0 ? family : nil
        }
        part.modules = modules.compactMap { module in
            var module = module
            module.places.removeAll { !chosen.contains($0.file) }
            return module.places.isEmpty ? nil : module
        }
        part.calls = calls.filter { chosen.contains($0.file) }
        part.errors = errors.filter { chosen.contains($0.file) }
        part.consequences = consequences.filter { chosen.contains($0.file) }
        part.dependencies = dependencies.filter { chosen.contains($0.file) }
        for name in generated {
            for place in name.places where chosen.contains(place.file) {
                part.addGenerated(name.name, by: name.by, at: place)
            }
        }
        part.compiles = part.isClean
        // Previews are not told apart by file, so these are those of all files.
        if part.compiles { part.shows = shows }
        return part
    }
}
