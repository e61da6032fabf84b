#pragma once
#include <sqlite3.h>

/// What tells SQLite to copy a bound value: a cast of -1, which Swift cannot import.
static inline sqlite3_destructor_type sqlite_transient(void) { return SQLITE_TRANSIENT; }

/// What tells SQLite that a bound value outlives the statement's step.
static inline sqlite3_destructor_type sqlite_static(void) { return SQLITE_STATIC; }

/// The variadic configuration that switches look-aside memory and double-quoted strings, which Swift cannot call.
static inline int sqlite_defensive(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}
