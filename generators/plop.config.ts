import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodePlopAPI } from 'plop'
import { documentPlan } from './document.ts'
import { fieldPlan, kinds } from './field.ts'
import { newName, writable } from './names.ts'
import { pagePlan } from './page.ts'
import { sectionPlan } from './section.ts'
import { carryOut, type Render } from './source-files.ts'

/** `pnpm generate:page` and others. Each question can be answered by an argument: `--name Pricing`. */
export default function generators(plop: NodePlopAPI): void {
  const render: Render = (file, names) =>
    plop.renderString(readFileSync(join(import.meta.dirname, 'templates', file), 'utf8'), names)

  plop.setGenerator('page', {
    description: 'a page: schema, seed, place in the Studio, menu, sitemap',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name of the page, for example “Pricing”:',
        validate: newName,
      },
      {
        type: 'list',
        name: 'menu',
        message: 'Where is it linked?',
        choices: ['footer', 'header', 'nowhere'],
      },
    ],
    actions: [({ name, menu }) => carryOut(pagePlan(name, menu, render))],
  })
  plop.setGenerator('section', {
    description: 'a section of home, whose words are in the document “Home”',
    prompts: [
      {
        type: 'input',
        name: 'name',
        message: 'Name of the section, for example “Who we serve”:',
        validate: newName,
      },
    ],
    actions: [({ name }) => carryOut(sectionPlan(name, render))],
  })
  plop.setGenerator('document', {
    description: 'a type of document of which there are several, listed in a section on home',
    prompts: [
      {
        type: 'input',
        name: 'one',
        message: 'What is one called, for example “Client voice”?',
        validate: newName,
      },
      {
        type: 'input',
        name: 'several',
        message: 'And several, for example “Client voices”?',
        validate: newName,
      },
    ],
    actions: [({ one, several }) => carryOut(documentPlan(one, several, render))],
  })
  plop.setGenerator('field', {
    description: 'an optional line on a service, a project, a post or a job',
    prompts: [
      { type: 'list', name: 'type', message: 'On what?', choices: Object.keys(kinds) },
      {
        type: 'input',
        name: 'name',
        message: 'Name of the line, for example “Warranty”:',
        validate: writable,
      },
    ],
    actions: [({ type, name }) => carryOut(fieldPlan(type, name))],
  })
}
