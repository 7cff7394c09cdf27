import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Open a branch by code and ask for its state', height: 190 });
