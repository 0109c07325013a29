import Foundation
import Views

extension DynamicViewContent {
    /// What deletes elements. Rows are not swiped here yet.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    /// What moves elements. Rows are not moved here yet.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

extension View {
    /// Whether this row can be deleted. Rows are not swiped here yet.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Whether this row can be moved. Rows are not moved here yet.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
