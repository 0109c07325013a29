// SPDX-License-Identifier: MIT

/// Calls `body`: without Objective-C there are no autoreleased objects.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
