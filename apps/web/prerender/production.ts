/** React chooses its build by this when it is loaded; the other one takes half as long again. */
process.env.NODE_ENV ??= 'production'
