// SPDX-License-Identifier: MIT

extension CheckReport {
    /// Adds the report of another module. Places that are in both reports are counted once.
    mutating func add(_ other: CheckReport) {
        compiles = compiles && other.compiles
        for family in other.missing {
            guard let index = missing.firstIndex(where: { $0.family == family.family }) else {
                missing.append(family)
                continue
            }
            missing[index].add(family.names)
        }
        for module in other.modules {
            guard let index = modules.firstIndex(where: { $0.name == module.name }) else {
                modules.append(module)
                continue
            }
            modules[index].places += module.places.filter { !modules[index].places.contains($0) }
        }
        modules.sort { $0.name < $1.name }
        calls += other.calls.filter { !calls.contains($0) }
        errors += other.errors.filter { !errors.contains($0) }
        consequences += other.consequences.filter { !consequences.contains($0) }
        dependencies += other.dependencies.filter { !dependencies.contains($0) }
        skipped += other.skipped
        for name in other.generated {
            for place in name.places { addGenerated(name.name, by: name.by, at: place) }
        }
        shows += other.shows
    }
}

extension CheckReport.Family {
    fileprivate mutating func add(_ others: [CheckReport.Missing]) {
        for other in others {
            guard let index = names.firstIndex(where: { $0.name == other.name && $0.kind == other.kind }) else {
                names.append(other)
                count += other.count
                continue
            }
            let new = other.places.filter { !names[index].places.contains($0) }
            names[index].places += new
            names[index].count += new.count
            count += new.count
        }
    }
}
