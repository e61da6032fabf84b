// The time from the start of a program to its end, which is its first frame. usage: start_time <who> <program>
#include "peer.h"

#include <spawn.h>
#include <sys/wait.h>

extern char **environ;

static double wall_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static double run(char **program) {
    pid_t process;
    int status = -1;
    const double start = wall_time();
    if (posix_spawn(&process, program[0], NULL, NULL, program, environ) != 0) return -1;
    waitpid(process, &status, 0);
    return status == 0 ? wall_time() - start : -1;
}

int main(int argc, char **argv) {
    enum { runs = 11 };
    double times[runs];
    if (argc < 3 || run(argv + 2) < 0) return 1;
    for (int i = 0; i < runs; i++) times[i] = run(argv + 2);
    report("start", argv[1], quantile(times, runs, 0.5));
    return 0;
}
