// SPDX-License-Identifier: MIT

import CKernels
import Synchronization

/// A lock: only one test at a time selects the instruction set. Other tests may run meanwhile, because all instruction
/// sets give the same bytes.
private let turn = Mutex(())

/// Calls `body` with each version of the kernels that this processor supports.
func withEachVersion(_ body: (String) -> Void) {
    turn.withLock { _ in
        defer { cpu_use_at_most(cpu_avx512) }
        for (version, name) in [
            (cpu_baseline, "plain"), (cpu_avx2, "AVX2"), (cpu_avx512vl, "AVX-512 VL"), (cpu_avx512, "AVX-512"),
        ]
        where cpu_use_at_most(version) == version {
            body(name)
        }
    }
}
