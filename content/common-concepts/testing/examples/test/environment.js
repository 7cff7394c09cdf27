const { TestEnvironment } = require('jest-environment-jsdom');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Node.js has these globals, but Jest doesn't pass them on to jsdom.
    this.global.TextEncoder = TextEncoder;
    this.global.structuredClone = structuredClone;
  }
};
