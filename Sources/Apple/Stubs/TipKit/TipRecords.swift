// SPDX-License-Identifier: MIT

import Foundation
import Observation
import VirtualTime

/// The state of a rendering's tips: invalidations, donations and parameters.
@MainActor @Observable
final class TipRecords {
    var invalidated: [String: Tips.InvalidationReason] = [:]
    var donations: [String: [Date]] = [:]
    var parameters: [ObjectIdentifier: any Sendable] = [:]

    private init() {}

    /// The records of the current host. Outside of any host, new records for each call.
    static var current: TipRecords {
        guard let services = HostServices.current else { return TipRecords() }
        let key = ObjectIdentifier(TipRecords.self)
        if let records = services.kept[key] as? TipRecords { return records }
        let records = TipRecords()
        services.kept[key] = records
        return records
    }
}
