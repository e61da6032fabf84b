#pragma once
// Libraries of the system that most runs of an app never call: they are opened when the first of their functions is called, and not when
// the program starts. The functions are declared by the libraries' own headers (Sources/CLibraries); what stands here has their names.
//
// A start that maps SDL with the sound and window systems behind it, OpenSSL, SQLite and libwebsockets takes a fifth longer.
