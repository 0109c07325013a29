// SPDX-License-Identifier: MIT

#ifndef ZOETROPE_CCLASSES_H
#define ZOETROPE_CCLASSES_H

// Makes an object of a Swift class by the initializer without arguments that it has from another one or overrides.
//
// Swift calls an initializer of a class that is known only at run time where it is `required`; that of `NSObject` is not,
// and classes of an author cannot be asked to say so.
//
// base: the metadata of a class that is not generic and declares just one initializer, `init()`.
// subclass: the metadata of a subclass.
// Returns the object, retained, or null where the records of `base` are not as Swift's ABI has them.
void *_Nullable class_make_object(const void *_Nonnull base, const void *_Nonnull subclass);

#endif
