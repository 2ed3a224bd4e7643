/** Loaded before a child's own program: the child stops when the process that started it is gone. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Only listens: a child that is done may end.
process.channel?.unref()
