import { readBudgets, wrongPaths } from './budgets.ts';

/** Every path of a budget names one built file. */
const budgets = readBudgets();
const wrong = wrongPaths(budgets);
for (const line of wrong) process.stdout.write(`${line}\n`);
process.stdout.write(`Looked at the paths of ${budgets.length} budgets\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
