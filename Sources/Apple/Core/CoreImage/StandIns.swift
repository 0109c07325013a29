// SPDX-License-Identifier: MIT

// Generated from StandIns/CoreImage.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
open class CIBarcodeDescriptor: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public enum ErrorCorrectionLevel: Int, Sendable { case levelL = 76, levelM = 77, levelQ = 81, levelH = 72 }
    public let errorCorrectedPayload: Data
    public let symbolVersion: Int
    public let maskPattern: UInt8
    public let errorCorrectionLevel: ErrorCorrectionLevel
    /// Nil if the version is not 1 to 40 or the mask not 0 to 7.
    public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
            errorCorrectionLevel: ErrorCorrectionLevel) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
        (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
        super.init()
    }
}
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public enum ECCVersion: Int, Sendable { case v000 = 0, v050 = 50, v080 = 80, v100 = 100, v140 = 140, v200 = 200 }
    public let errorCorrectedPayload: Data
    public let rowCount: Int
    public let columnCount: Int
    public let eccVersion: ECCVersion
    /// Nil if there are no rows or columns.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard rowCount > 0, columnCount > 0 else { return nil }
        (self.errorCorrectedPayload, self.eccVersion) = (errorCorrectedPayload, eccVersion)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
        super.init()
    }
}
public enum CIRenderDestinationAlphaMode: UInt, Sendable { case none, premultiplied, unpremultiplied }
