#include "References.h"
#include <dlfcn.h>
#include <sqlite3.h>
#include <stdio.h>

// Opened when it is needed: the start of this program is measured, too.
static struct {
    __typeof__(&sqlite3_open) open;
    __typeof__(&sqlite3_exec) exec;
    __typeof__(&sqlite3_prepare_v2) prepare;
    __typeof__(&sqlite3_bind_int64) bind_integer;
    __typeof__(&sqlite3_bind_double) bind_real;
    __typeof__(&sqlite3_bind_text) bind_text;
    __typeof__(&sqlite3_step) step;
    __typeof__(&sqlite3_reset) reset;
    __typeof__(&sqlite3_finalize) finalize;
    __typeof__(&sqlite3_close) close;
} sqlite;

static int load(void) {
    void *library = dlopen("libsqlite3.so.0", RTLD_LAZY);
    if (!library) return 0;
    sqlite.open = dlsym(library, "sqlite3_open");
    sqlite.exec = dlsym(library, "sqlite3_exec");
    sqlite.prepare = dlsym(library, "sqlite3_prepare_v2");
    sqlite.bind_integer = dlsym(library, "sqlite3_bind_int64");
    sqlite.bind_real = dlsym(library, "sqlite3_bind_double");
    sqlite.bind_text = dlsym(library, "sqlite3_bind_text");
    sqlite.step = dlsym(library, "sqlite3_step");
    sqlite.reset = dlsym(library, "sqlite3_reset");
    sqlite.finalize = dlsym(library, "sqlite3_finalize");
    sqlite.close = dlsym(library, "sqlite3_close");
    return sqlite.close != 0;
}

// Rows as Core Data writes them for objects with two texts, a number with an index, a price and a date.
static int write_rows(sqlite3 *database, int count) {
    sqlite3_stmt *statement;
    if (sqlite.exec(
            database,
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
            "CREATE TABLE Item(z_pk INTEGER PRIMARY KEY, z_ent INTEGER, z_opt INTEGER, title TEXT, detail TEXT, number INTEGER,"
            "price REAL, date REAL); CREATE INDEX byNumber ON Item(number); BEGIN IMMEDIATE",
            0, 0, 0))
        return 0;
    if (sqlite.prepare(database, "INSERT INTO Item VALUES(?, ?, ?, ?, ?, ?, ?, ?)", -1, &statement, 0)) return 0;
    for (int row = 0; row < count; row++) {
        char title[64], detail[64];
        snprintf(title, sizeof title, "Title of row %d", row);
        snprintf(detail, sizeof detail, "Some more words for row %d", row);
        sqlite.bind_integer(statement, 1, row + 1);
        sqlite.bind_integer(statement, 2, 1);
        sqlite.bind_integer(statement, 3, 1);
        sqlite.bind_text(statement, 4, title, -1, SQLITE_TRANSIENT);
        sqlite.bind_text(statement, 5, detail, -1, SQLITE_TRANSIENT);
        sqlite.bind_integer(statement, 6, row);
        sqlite.bind_real(statement, 7, row * 0.5);
        sqlite.bind_real(statement, 8, 7e8);
        sqlite.step(statement);
        sqlite.reset(statement);
    }
    sqlite.finalize(statement);
    return sqlite.exec(database, "COMMIT", 0, 0, 0) == SQLITE_OK;
}

int reference_write_rows(const char *path, int count) {
    sqlite3 *database;
    if (!load() || sqlite.open(path, &database)) return 0;
    int isWritten = write_rows(database, count);
    sqlite.close(database);
    return isWritten;
}
