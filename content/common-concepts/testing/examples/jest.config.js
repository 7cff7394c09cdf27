module.exports = {
  testEnvironment: '<rootDir>/test/environment.js',
  moduleNameMapper: { '\\.css$': '<rootDir>/test/empty.js' },
};
